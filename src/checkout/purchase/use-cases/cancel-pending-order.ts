import { and, eq } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { endUnpaid } from '#orders/use-cases/close-open-order.ts'
import { awaitsPayment, orderColumns } from '#orders/use-cases/order-rows.ts'
import { settleAndRefund } from '#payments/use-cases/provider-actions.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

/**
 * Releases the units immediately and keeps the cart. If the payment succeeded in the meantime, the order
 * stays paid.
 */
export async function cancelPendingOrder(
  shop: Shop,
  { userId, orderId }: { userId: string; orderId: string },
) {
  const [order] = await shop.db
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  if (!order) return refuse('order-not-found')
  if (!awaitsPayment(order)) return refuse('not-waiting')

  // The provider is called first, outside any transaction: once it closes the payment, the order cannot be
  // paid.
  const closed = order.paymentReference ? await shop.payments.cancelPayment(order.paymentReference) : null
  if (closed?.ok && closed.value.outcome.status === 'succeeded') {
    await settleAndRefund(shop, closed.value)
    return refuse('already-paid')
  }
  await endUnpaid(shop, orderId, { reason: 'customer', owesCancel: closed !== null && !closed.ok })
  return ok({ orderNumber: order.orderNumber })
}
