import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { paymentRefusal } from '#orders/use-cases/order-notices.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import { lockOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import type { Shop } from '#platform/shop.ts'
import { settleAndRefund } from './provider-actions.ts'

const QUIET_MINUTES = 10
const AT_ONCE = 100

/**
 * Waits ten minutes after a decline: the customer may be entering another card. Expired orders get another
 * email.
 */
export async function mailRefusedPayments(shop: Shop): Promise<void> {
  const dueOrders = await shop.db
    .select({ id: orders.id, reference: paymentFacts.paymentReference })
    .from(orders)
    .where(
      and(
        gt(orders.holdExpiresAt, shop.clock.now()),
        eq(orders.paymentStatus, 'failed'),
        lte(orders.updatedAt, quietSince(shop)),
      ),
    )
    .orderBy(asc(orders.updatedAt))
    .limit(AT_ONCE)
  for (const { id, reference } of dueOrders) {
    if (reference && (await isUpToDate(shop, reference))) await mailIfStillRefused(shop, id)
  }
}

const quietSince = (shop: Shop) => new Date(shop.clock.now().getTime() - QUIET_MINUTES * 60_000)

/**
 * A second card may have been charged without the shop knowing. Skip the email while the provider is
 * unavailable.
 */
async function isUpToDate(shop: Shop, reference: string): Promise<boolean> {
  const payment = await shop.payments.retrievePayment(reference)
  if (payment.ok) await settleAndRefund(shop, payment.value)
  return payment.ok
}

async function mailIfStillRefused(shop: Shop, orderId: string): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order && isQuietlyRefused(shop, order))
      await shop.outbox.enqueue(tx, paymentRefusal(order, 'declined'))
  })
}

function isQuietlyRefused(shop: Shop, { holdExpiresAt, paymentStatus, updatedAt }: OrderRow): boolean {
  return holdExpiresAt !== null && paymentStatus === 'failed' && updatedAt <= quietSince(shop)
}
