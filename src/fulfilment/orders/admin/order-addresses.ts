import { pathTo } from '#addresses.ts'
import { type ManagedOrdersQuery, writeManagedOrders } from './managed-orders.ts'

export function orderListAddress(query: Partial<ManagedOrdersQuery>): string {
  return pathTo('adminOrders', {}, writeManagedOrders(query))
}

/** An order over the list as it is filtered now. */
export function orderDetailsAddress(orderId: string, query: ManagedOrdersQuery, view?: 'edit'): string {
  return pathTo('adminOrderDetails', { id: orderId }, { ...writeManagedOrders(query), view })
}
