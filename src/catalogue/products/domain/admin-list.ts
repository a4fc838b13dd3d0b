import { listQuery, oneOf, type QueryOf } from '#platform/domain/list-query.ts'

export const MANAGED_PER_PAGE = 40

/** 'bin' lists products deleted within the last 30 days; 'all' lists all others. */
export const managedStatuses = ['all', 'active', 'inactive', 'bin'] as const
export type AdminStatus = (typeof managedStatuses)[number]

export const managedColumns = ['name', 'price', 'stock', 'status'] as const
export type AdminColumn = (typeof managedColumns)[number]

export type AdminSort = AdminColumn | `-${AdminColumn}`
export const managedSorts: readonly AdminSort[] = managedColumns.flatMap(
  (column) => [column, `-${column}`] as const,
)

export const productsQuery = listQuery('adminProducts', {
  status: oneOf(managedStatuses, 'all'),
  /** A category's id; empty for all. */
  category: { kind: 'narrows', read: (text) => (text ?? '').trim() },
  sort: oneOf(managedSorts, 'name', 'sorts'),
})

export type AdminQuery = QueryOf<typeof productsQuery>

export function nextSort(current: AdminSort, column: AdminColumn): AdminSort {
  return current === column ? `-${column}` : column
}
