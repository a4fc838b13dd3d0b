import { ORDER_PERIODS, type OrderPeriod } from '#orders/domain/order-period.ts'
import { ORDER_STATUSES } from '#orders/domain/order-status.ts'
import { listQuery, oneOf, type QueryOf } from '#platform/domain/list-query.ts'

export const ownOrdersQuery = listQuery('orders', {
  status: oneOf(ORDER_STATUSES),
  period: oneOf(Object.keys(ORDER_PERIODS) as OrderPeriod[]),
})

export type OrderQuery = QueryOf<typeof ownOrdersQuery>
