import { pathTo } from '#addresses.ts'
import type { CustomersFilter } from '#shop/admin/users/list-customers.ts'

const SEARCH_MAX_LENGTH = 100
/** Nobody leafs further; a search finds the others. */
const LAST_PAGE = 10_000

/** Reads an address that anybody may have typed: what makes no sense is as good as absent. */
export function readCustomersQuery(query: URLSearchParams): CustomersFilter {
  const page = Number(query.get('page'))
  return {
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    sort: query.get('sort') === 'name' ? 'name' : 'newest',
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  }
}

export function customersAddress({ search, sort, page }: CustomersFilter): string {
  return pathTo(
    'adminUsers',
    {},
    {
      search: search || undefined,
      sort: sort === 'newest' ? undefined : sort,
      page: page === 1 ? undefined : page,
    },
  )
}
