export const MANAGED_PER_PAGE = 40

/** 'bin' holds what was deleted within thirty days; 'all' is all of the others. */
export const managedStatuses = ['all', 'active', 'inactive', 'bin'] as const
export type AdminStatus = (typeof managedStatuses)[number]

export const managedColumns = ['name', 'price', 'stock', 'status'] as const
export type AdminColumn = (typeof managedColumns)[number]

export type AdminSort = AdminColumn | `-${AdminColumn}`
export const managedSorts: readonly AdminSort[] = managedColumns.flatMap(
  (column) => [column, `-${column}`] as const,
)

const SEARCH_MAX_LENGTH = 100

/** What the address of the product management says. */
export interface AdminQuery {
  search: string
  status: AdminStatus
  /** A category's id; empty for all. */
  category: string
  sort: AdminSort
  page: number
}

/** Reads an address that anybody may have typed: what makes no sense is as good as absent. */
export function readAdminQuery(parameters: URLSearchParams): AdminQuery {
  const [status, sort] = [parameters.get('status'), parameters.get('sort')]
  const page = Number(parameters.get('page') ?? 1)
  return {
    search: readSearch(parameters),
    status: managedStatuses.find((known) => known === status) ?? 'all',
    category: (parameters.get('category') ?? '').trim(),
    sort: managedSorts.find((known) => known === sort) ?? 'name',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

export function readSearch(parameters: URLSearchParams): string {
  return (parameters.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH)
}

/** The shortest parameters that say the same, for links. */
export function writeAdminQuery(query: Partial<AdminQuery>): Record<string, string | undefined> {
  return {
    search: query.search || undefined,
    status: query.status && query.status !== 'all' ? query.status : undefined,
    category: query.category || undefined,
    sort: query.sort && query.sort !== 'name' ? query.sort : undefined,
    page: query.page && query.page > 1 ? String(query.page) : undefined,
  }
}

export function isFiltered({ search, status, category }: AdminQuery): boolean {
  return search !== '' || status !== 'all' || category !== ''
}

/** What pressing a column's head leads to: upwards first, then downwards. */
export function nextSort(current: AdminSort, column: AdminColumn): AdminSort {
  return current === column ? `-${column}` : column
}
