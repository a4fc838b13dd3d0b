import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { pixReminder } from '#orders/use-cases/order-notices.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import { lockOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import type { Shop } from '#platform/shop.ts'
import { isPaymentClaimed } from './claim-payment.ts'
import { settleAndRefund } from './provider-actions.ts'

const QUIET_MINUTES = 3
/** An email shortly before expiry would only put pressure on the customer. */
const MIN_LEFT_MINUTES = 8
const AT_ONCE = 100

/**
 * Reminds customers who left the page without paying their Pix code. The outbox sends at most one email
 * per deadline.
 */
export async function mailWaitingPix(shop: Shop): Promise<void> {
  const now = shop.clock.now()
  const dueOrders = await shop.db
    .select({ id: orders.id, reference: paymentFacts.paymentReference })
    .from(orders)
    .where(
      and(
        gt(orders.holdExpiresAt, minutesFrom(now, MIN_LEFT_MINUTES)),
        eq(paymentFacts.paymentMethod, 'pix'),
        eq(orders.paymentStatus, 'pending'),
        lte(orders.createdAt, minutesFrom(now, -QUIET_MINUTES)),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(AT_ONCE)
  for (const { id, reference } of dueOrders) {
    if (reference && (await isUpToDate(shop, reference))) await mailIfStillWaiting(shop, id)
  }
}

const minutesFrom = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

async function isUpToDate(shop: Shop, reference: string): Promise<boolean> {
  const payment = await shop.payments.retrievePayment(reference)
  if (payment.ok) await settleAndRefund(shop, payment.value)
  return payment.ok
}

async function mailIfStillWaiting(shop: Shop, orderId: string): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.holdExpiresAt && isWaiting(order) && !(await isPaymentClaimed(tx, orderId)))
      await shop.outbox.enqueue(tx, pixReminder(order, order.holdExpiresAt))
  })
}

const isWaiting = ({ paymentMethod, paymentStatus }: OrderRow) =>
  paymentMethod === 'pix' && paymentStatus === 'pending'
