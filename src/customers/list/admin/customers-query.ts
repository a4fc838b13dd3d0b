import { CUSTOMER_SEGMENTS } from '#accounts/domain/customer.ts'
import { listQuery, oneOf } from '#platform/domain/list-query.ts'

export const customersQuery = listQuery(
  'adminUsers',
  { segment: oneOf(CUSTOMER_SEGMENTS), sort: oneOf(['newest', 'name'], 'newest', 'sorts') },
  // Thousands of names would have to be folded for one page of a segment.
  ({ segment }) => (segment ? { sort: 'newest' } : {}),
)
