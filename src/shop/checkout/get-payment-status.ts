import { and, eq } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { ok, refuse } from '#domain/result.ts'
import { type CustomerOrder, selectCustomerOrders } from '#shop/orders/customer-order.ts'
import type { Shop } from '#shop/shop.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * The order behind a session id, for its owner alone; to anybody else it does not exist. While the payment is open the
 * provider is asked, so that the buyer's return settles it even when no webhook ever comes. A page that asks every few seconds
 * leaves the provider in peace most times (`asksProvider`).
 */
export async function getPaymentStatus(
  shop: Shop,
  { userId, sessionId, asksProvider = true }: { userId: string; sessionId: string; asksProvider?: boolean },
) {
  const own = and(eq(orders.sessionId, sessionId), eq(orders.userId, userId))
  const find = async () =>
    (await selectCustomerOrders(shop.db, { where: own, limit: 1, now: shop.clock.now() }))[0]
  const order = await find()
  if (!order) return refuse('order-not-found')
  if (!asksProvider || !(await askProvider(shop, order))) return ok(order)
  return ok((await find()) ?? order)
}

/** True when something may have changed. An outage changes nothing: she sees the order as it stands. */
async function askProvider(shop: Shop, order: CustomerOrder): Promise<boolean> {
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') return false
  const [known] = await shop.db
    .select({ reference: orders.paymentReference })
    .from(orders)
    .where(eq(orders.id, order.id))
  if (!known?.reference) return false
  const payment = await shop.payments.retrievePayment(known.reference)
  if (!payment.ok) return false
  await settlePayment(shop, payment.value)
  return true
}
