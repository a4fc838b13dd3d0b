import { and, eq } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { ok, refuse } from '#domain/result.ts'
import { closeOpenOrder } from '#shop/orders/close-open-order.ts'
import { moveStock } from '#shop/orders/move-stock.ts'
import { awaitsPayment, itemsOf, lockOrder, unitsOf } from '#shop/orders/order-rows.ts'
import type { Shop } from '#shop/shop.ts'
import { settlePayment } from './settle-payment.ts'

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
  await endByCustomer(shop, orderId, { owesCancel: closed !== null && !closed.ok })
  return ok({ orderNumber: order.orderNumber })
}

async function endByCustomer(
  shop: Shop,
  orderId: string,
  { owesCancel }: { owesCancel: boolean },
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !awaitsPayment(order)) return
    const now = shop.clock.now()
    await moveStock(tx, [{ orderId, reason: 'release', lines: unitsOf(await itemsOf(tx, orderId)) }], now)
    await closeOpenOrder(tx, order, { reason: 'customer', owesCancel, now })
  })
}
