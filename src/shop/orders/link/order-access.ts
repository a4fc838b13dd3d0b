import { and, eq, type SQL } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'

/** Who asks for an order: its customer by its number, or somebody whose link `findLinkedOrder` has checked. */
export type OrderAccess =
  | { readonly userId: string; readonly orderNumber: string }
  | { readonly linkedOrderId: string }

export const isOrderOf = (access: OrderAccess): SQL | undefined =>
  'linkedOrderId' in access
    ? eq(orders.id, access.linkedOrderId)
    : and(eq(orders.orderNumber, access.orderNumber), eq(orders.userId, access.userId))
