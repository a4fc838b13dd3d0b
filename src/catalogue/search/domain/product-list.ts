import { isUuid } from '#platform/domain/uuid.ts'
import { type ProductFilters, readFilters } from './product-filters.ts'

export const PRODUCTS_PER_PAGE = 24

export const productSorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'name', 'rating'] as const
export type ProductSort = (typeof productSorts)[number]

export const listSorts = (search: string): readonly ProductSort[] =>
  search ? productSorts : productSorts.filter((sort) => sort !== 'newest')

export const SEARCH_MAX_LENGTH = 100

export interface ProductQuery {
  search: string
  collection: string
  /** Collection by id, an alternative to the path with its slug. The path is canonical. */
  category: string
  filters: ProductFilters
  /** The choices are counted only while the filter panel is open. */
  showsFilters: boolean
  sort: ProductSort
  page: number
}

export function readProductQuery(parameters: URLSearchParams, collection = ''): ProductQuery {
  const sort = parameters.get('sort')
  const category = (parameters.get('category') ?? '').trim().toLowerCase()
  const page = Number(parameters.get('page') ?? 1)
  const search = (parameters.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH)
  return {
    search,
    collection,
    category: isUuid(category) ? category : '',
    filters: readFilters(parameters),
    showsFilters: parameters.has('filtros'),
    sort: listSorts(search).find((each) => each === sort) ?? 'relevance',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

export function writeProductQuery(query: Partial<ProductQuery>): Record<string, string | undefined> {
  return {
    search: query.search || undefined,
    category: query.category || undefined,
    ...query.filters,
    filtros: query.showsFilters ? 'abertos' : undefined,
    sort: query.sort && query.sort !== 'relevance' ? query.sort : undefined,
    page: query.page && query.page > 1 ? String(query.page) : undefined,
  }
}
