import { pathTo } from '#addresses.ts'
import { type AdminOrdersQuery, writeAdminOrders } from './admin-orders.ts'

export function orderListAddress(query: Partial<AdminOrdersQuery>): string {
  return pathTo('adminOrders', {}, writeAdminOrders(query))
}

/** An order over the list as it is filtered now. */
export function orderDetailsAddress(orderId: string, query: AdminOrdersQuery, view?: 'edit'): string {
  return pathTo('adminOrderDetails', { id: orderId }, { ...writeAdminOrders(query), view })
}
