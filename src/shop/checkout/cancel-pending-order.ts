import { and, eq } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { ok, refuse } from '#domain/result.ts'
import { type CloseReason, closeOpenOrder } from '#shop/orders/close-open-order.ts'
import { moveStock } from '#shop/orders/move-stock.ts'
import { awaitsPayment, itemsOf, lockOrder, unitsOf } from '#shop/orders/order-rows.ts'
import { settlePayment } from '#shop/payments/settle-payment.ts'
import type { Shop } from '#shop/shop.ts'

/**
 * The customer gives up an order that waits for her payment: its units are free at once. A payment that went through
 * meanwhile wins, and she is told. Her cart stays as it is.
 */
export async function cancelPendingOrder(
  shop: Shop,
  { userId, orderId }: { userId: string; orderId: string },
) {
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  if (!order) return refuse('order-not-found')
  if (!awaitsPayment(order)) return refuse('not-waiting')

  // The provider is asked first and outside any transaction: once it has closed the payment, nobody can make it.
  const closed = order.paymentReference ? await shop.payments.cancelPayment(order.paymentReference) : null
  if (closed?.ok && closed.value.outcome.status === 'succeeded') {
    await settlePayment(shop, closed.value)
    return refuse('already-paid')
  }
  await endUnpaid(shop, orderId, { reason: 'customer', owesCancel: closed !== null && !closed.ok })
  return ok({ orderNumber: order.orderNumber })
}

/** Ends an order that waits for its payment, and frees what it holds. */
export async function endUnpaid(
  shop: Shop,
  orderId: string,
  { reason, owesCancel }: { reason: CloseReason; owesCancel: boolean },
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !awaitsPayment(order)) return
    const now = shop.clock.now()
    await moveStock(tx, [{ orderId, reason: 'release', lines: unitsOf(await itemsOf(tx, orderId)) }], now)
    await closeOpenOrder(tx, order, { reason, owesCancel, now })
  })
}
