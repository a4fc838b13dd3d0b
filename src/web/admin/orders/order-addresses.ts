import { pathTo } from '#addresses.ts'
import { type ManagedOrdersQuery, writeManagedOrders } from './managed-orders.ts'

export function orderListAddress(query: Partial<ManagedOrdersQuery>): string {
  return pathTo('adminOrders', {}, writeManagedOrders(query))
}

/** An order over the list as it is filtered now. */
export function orderAddress(
  orderId: string,
  query: ManagedOrdersQuery,
  view?: 'edit' | 'refund' | 'mail' | 'correct' | 'items',
): string {
  return pathTo('adminOrder', { id: orderId }, { ...writeManagedOrders(query), view })
}
