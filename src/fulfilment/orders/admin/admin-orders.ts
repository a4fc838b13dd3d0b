import { pathTo } from '#addresses.ts'
import { WAY_GROUPS } from '#delivery/calendar/domain/delivery-way-groups.ts'
import { ORDER_DATES, readDay } from '#orders/domain/order-dates.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#orders/domain/order-status.ts'
import { ORDER_VIEWS } from '#orders/domain/order-views.ts'
import { listQuery, oneOf, type QueryOf, textOf } from '#platform/domain/list-query.ts'

const edge = textOf((text) => text || null, 'place')

export const ordersQuery = listQuery(
  'adminOrders',
  {
    tab: oneOf(ORDER_VIEWS),
    status: oneOf(ORDER_STATUSES),
    payment: oneOf(PAYMENT_STATUSES),
    way: oneOf(WAY_GROUPS),
    dates: oneOf(ORDER_DATES),
    from: textOf(readDay),
    to: textOf(readDay),
    olderThan: edge,
    newerThan: edge,
  },
  ({ dates }) => (dates === 'range' ? {} : { from: null, to: null }),
)

export type AdminOrdersQuery = QueryOf<typeof ordersQuery>

export function orderDetailsAddress(orderId: string, query: AdminOrdersQuery, view?: 'edit'): string {
  const parameters = { ...ordersQuery.parameters(query), view }
  return pathTo('adminOrderDetails', { id: orderId }, parameters)
}
