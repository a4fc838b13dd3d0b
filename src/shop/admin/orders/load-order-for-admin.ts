import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { FREIGHT_PROVIDER } from '#domain/freight/courier-settings.ts'
import { isUuid } from '#domain/uuid.ts'
import { editVersionColumn } from '#shop/orders/order-edits.ts'
import { eventsFromJson, itemsFromJson, orderJson } from '#shop/orders/order-json.ts'
import type { Shop } from '#shop/shop.ts'

const columns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  paymentFailure: orders.paymentFailure,
  pendingProviderAction: orders.pendingProviderAction,
  paymentProvider: orders.paymentProvider,
  paymentReference: orders.paymentReference,
  cancelReason: orders.cancelReason,
  customerName: orders.customerName,
  customerEmail: orders.customerEmail,
  customerPhone: orders.customerPhone,
  userId: orders.userId,
  shippingAddress: orders.shippingAddress,
  shippingProvider: orders.shippingProvider,
  shippingAmount: orders.shippingAmount,
  shippingActualCost: orders.shippingActualCost,
  shippingBreakdown: orders.shippingBreakdown,
  shippingDistanceMetres: orders.shippingDistanceMetres,
  subtotalAmount: orders.subtotalAmount,
  totalAmount: orders.totalAmount,
  trackingNumber: orders.trackingNumber,
  notes: orders.notes,
  unitsTaken: orders.stockHeld,
  payUntil: orders.holdExpiresAt,
  paidAt: orders.paidAt,
  refundedAt: orders.refundedAt,
  cancelledAt: orders.cancelledAt,
  shippedAt: orders.shippedAt,
  estimatedDeliveryDate: orders.estimatedDeliveryDate,
  deliveredAt: orders.deliveredAt,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
  /** Of what the edit dialog writes. */
  editVersion: editVersionColumn,
  ...orderJson,
}

export type AdminOrder = NonNullable<Awaited<ReturnType<typeof loadOrderForAdmin>>>

/** Everything about one order, for the back office only. Null when there is none. */
export async function loadOrderForAdmin(shop: Shop, orderId: string) {
  if (!isUuid(orderId)) return null
  const [row] = await shop.db.select(columns).from(orders).where(eq(orders.id, orderId))
  if (!row) return null
  const { items, events, ...order } = row
  return {
    ...order,
    items: itemsFromJson(items),
    events: eventsFromJson(events),
    courier: courierPanel(order),
    offersRefund: order.paymentStatus === 'paid' && order.paymentReference !== null,
  }
}

/** Charged, real cost and what is left between them; only for what the shop's own courier delivers. */
function courierPanel(order: {
  shippingProvider: string | null
  shippingAmount: number
  shippingActualCost: number | null
}) {
  if (order.shippingProvider !== FREIGHT_PROVIDER) return null
  const { shippingAmount: charged, shippingActualCost: actual } = order
  return { charged, actual, margin: actual === null ? null : charged - actual }
}
