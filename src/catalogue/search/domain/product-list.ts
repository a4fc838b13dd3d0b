import { isUuid } from '#platform/domain/uuid.ts'
import { type ProductFilters, readFilters } from './product-filters.ts'

export const PRODUCTS_PER_PAGE = 24

/** Relevance is the usual order: the best matches of a search, and without one the newest. */
export const productSorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'name', 'rating'] as const
export type ProductSort = (typeof productSorts)[number]

/** Without a search the newest come first anyway. */
export const sortsOf = (search: string): readonly ProductSort[] =>
  search ? productSorts : productSorts.filter((sort) => sort !== 'newest')

export const SEARCH_MAX_LENGTH = 100

/** What the address of the product list says. */
export interface ProductQuery {
  search: string
  /** The slug of a collection, whose list has a path of its own. */
  collection: string
  /** The id of a collection; its list shows the same candles, and the path is canonical. */
  category: string
  filters: ProductFilters
  /** The panel of the filters is open: what each choice would leave is counted only then. */
  showsFilters: boolean
  sort: ProductSort
  page: number
}

/** Reads an address that anybody may have typed: what makes no sense is as good as absent. */
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
    sort: sortsOf(search).find((known) => known === sort) ?? 'relevance',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The shortest parameters that say the same, for links; a collection is said by the path. */
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
