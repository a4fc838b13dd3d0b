import { asc, lte } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import { lockOrder } from '#orders/use-cases/order-rows.ts'
import type { Shop } from '#platform/shop.ts'
import { settleAndRefund } from './provider-actions.ts'
import { closeUnpaid } from './settle-failed.ts'

const AT_ONCE = 100

export async function expireHolds(shop: Shop): Promise<{ ended: number }> {
  const dueOrders = await shop.db
    .select({ id: orders.id, reference: paymentFacts.paymentReference })
    .from(orders)
    .where(lte(orders.holdExpiresAt, shop.clock.now()))
    .orderBy(asc(orders.holdExpiresAt))
    .limit(AT_ONCE)
  let providerUnavailable = false
  let ended = 0
  for (const { id, reference } of dueOrders) {
    if (reference && !providerUnavailable) providerUnavailable = !(await closeAtProvider(shop, reference))
    if (await endWhenStillOpen(shop, id)) ended += 1
  }
  return { ended }
}

async function closeAtProvider(shop: Shop, reference: string): Promise<boolean> {
  const closed = await shop.payments.cancelPayment(reference)
  if (closed.ok) await settleAndRefund(shop, closed.value)
  return closed.ok || closed.code !== 'provider-unavailable'
}

async function endWhenStillOpen(shop: Shop, orderId: string): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return false
    if (order.holdExpiresAt === null) return order.cancelReason === 'expired'
    const now = shop.clock.now()
    if (order.holdExpiresAt > now) return false
    await closeUnpaid(shop, tx, order, now, { owesCancel: true })
    return true
  })
}
