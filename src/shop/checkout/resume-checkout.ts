import { and, eq } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { ok, refuse } from '#domain/result.ts'
import { awaitsPayment, changeOrder, type OrderRow } from '#shop/orders/order-rows.ts'
import type { Shop } from '#shop/shop.ts'
import { isOpen, paymentOf, startedCheckout } from './order-payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Takes up the payment of the customer's own order where it was left, by the order's number: its own items and prices, whatever
 * her cart holds by now. `not-waiting` says that there is nothing to pay: it was paid, or its time is over.
 */
export async function resumeCheckout(
  shop: Shop,
  { userId, orderNumber }: { userId: string; orderNumber: string },
) {
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), eq(orders.userId, userId)))
  if (!order) return refuse('order-not-found')
  if (!isPayable(order, shop.clock.now())) return refuse('not-waiting')
  const payment = await paymentOf(shop, order)
  if (!payment.ok) return refuse('provider-unavailable')
  if (!isOpen(payment.value)) {
    await settlePayment(shop, payment.value)
    return refuse('not-waiting')
  }
  await noteThatSheIsBack(shop, order)
  return ok(startedCheckout(shop, order, payment.value))
}

const isPayable = (order: OrderRow, now: Date) =>
  awaitsPayment(order) && order.holdExpiresAt !== null && order.holdExpiresAt > now

/** The e-mail about a refused card waits for ten quiet minutes, and these are none. */
async function noteThatSheIsBack(shop: Shop, { id }: OrderRow): Promise<void> {
  await changeOrder(shop.db, id, { updatedAt: shop.clock.now() })
}
