import { CUSTOMER_SEGMENTS } from '#accounts/domain/customer.ts'
import { pathTo } from '#addresses.ts'
import type { CustomersFilter } from '#customers/list/use-cases/list-customers.ts'

const SEARCH_MAX_LENGTH = 100
/** Nobody leafs further; a search finds the others. */
const LAST_PAGE = 10_000

/** Reads an address that anybody may have typed: what makes no sense is as good as absent. */
export function readCustomersQuery(query: URLSearchParams): CustomersFilter {
  const page = Number(query.get('page'))
  const segment = CUSTOMER_SEGMENTS.find((known) => known === query.get('segment')) ?? null
  return {
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    segment,
    // Thousands of names would have to be folded for one page of a segment.
    sort: query.get('sort') === 'name' && !segment ? 'name' : 'newest',
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  }
}

export function customersAddress(
  { search, segment, sort, page }: CustomersFilter,
  file: 'adminUsers' | 'adminCustomersCsv' = 'adminUsers',
): string {
  return pathTo(
    file,
    {},
    {
      segment: segment ?? undefined,
      search: search || undefined,
      sort: sort === 'newest' ? undefined : sort,
      page: page === 1 ? undefined : page,
    },
  )
}
