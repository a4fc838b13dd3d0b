import { and, desc, eq, inArray, notLike } from 'drizzle-orm'
import { findKitCoupon } from '#orders/coupons/use-cases/kit-coupon.ts'
import type { OrderMail } from '#orders/domain/order-mail.ts'
import { orderEvents, orderItems, orders } from '#orders/schema/orders.ts'
import { refunds } from '#orders/schema/payments.ts'
import { findCouponLabel } from '#orders/use-cases/coupon-of-order.ts'
import { readOrderGift } from '#orders/use-cases/order-gift.ts'
import { orderConfirmation, paymentRefusal, pixReminder } from '#orders/use-cases/order-notices.ts'
import { type OrderRow, orderColumns, readyDayOfOrder } from '#orders/use-cases/order-rows.ts'
import { partialRefundNotice, refundNotice } from '#orders/use-cases/refund-notices.ts'
import { countFailedRefunds } from '#orders/use-cases/refund-rows.ts'
import { withExpectedDay } from '#orders/use-cases/status-email.ts'
import { statusEmail } from '#orders/use-cases/status-notices.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { emailDeliveries } from '#platform/operations/schema.ts'
import type { Job } from '#platform/outbox.ts'
import type { Shop } from '#platform/shop.ts'

export interface SentOrderMail {
  readonly mail: OrderMail
  /** Time when the message was first sent; null if unknown or never sent. */
  readonly sentAt: Date | null
}

export interface SentMessage {
  readonly subject: string
  readonly text: string
  readonly at: Date
}

export async function listOrderMail(
  { db }: Pick<Shop, 'db'>,
  orderId: string,
): Promise<{ mails: SentOrderMail[]; messages: SentMessage[] }> {
  const [order] = await db.select(orderColumns).from(orders).where(eq(orders.id, orderId))
  if (!order) return { mails: [], messages: [] }
  const jobs = await orderMailJobs(db, order)
  const deliveries = await db
    .select({ key: emailDeliveries.key, sentAt: emailDeliveries.sentAt })
    .from(emailDeliveries)
    .where(
      inArray(
        emailDeliveries.key,
        jobs.map(({ job }) => job.key),
      ),
    )
  const sentAt = new Map(deliveries.map((delivery) => [delivery.key, delivery.sentAt]))
  return {
    mails: jobs.map(({ mail, job }) => ({ mail, sentAt: sentAt.get(job.key) ?? null })),
    messages: await listMessages(db, orderId),
  }
}

export async function orderMailJobs(
  db: DatabaseOrTransaction,
  order: OrderRow,
): Promise<{ mail: OrderMail; job: Job }[]> {
  const jobs: { mail: OrderMail; job: Job }[] = []
  if (order.paidAt) {
    const items = await db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, order.id))
      .orderBy(orderItems.position)
    const described = { ...order, couponLabel: await findCouponLabel(db, order) }
    const readyOn = await readyDayOfOrder(db, order.id)
    const [gift, kitCoupon] = [await readOrderGift(db, order.id), await findKitCoupon(db, order.id)]
    const facts = { takenBack: 0, missed: null, readyOn, gift, kitCoupon }
    jobs.push({ mail: 'confirmation', job: orderConfirmation(described, items, facts) })
  }
  const change = await lastStatusChange(db, order.id)
  if (change !== null)
    jobs.push({ mail: 'status', job: statusEmail(await withExpectedDay(db, order), change) })
  if (order.holdExpiresAt && order.paymentMethod === 'pix')
    jobs.push({ mail: 'pix-waiting', job: pixReminder(order, order.holdExpiresAt) })
  if (order.holdExpiresAt && order.paymentStatus === 'failed')
    jobs.push({ mail: 'payment-refused', job: paymentRefusal(order, 'declined') })
  const refund =
    order.refundedAmount + order.voucherRefundedAmount > 0 ? await lastRefund(db, order.id) : null
  const failures = refund ? await countFailedRefunds(db, order.id) : 0
  if (refund) jobs.push({ mail: 'refund', job: refundMail(order, refund, failures) })
  return jobs
}

function refundMail(
  order: OrderRow,
  refund: { id: string; amount: number; voucherAmount: number; byHand: boolean },
  failures: number,
): Job {
  const { amount: givenNow, voucherAmount: voucherGivenNow, byHand } = refund
  return order.paymentStatus === 'refunded'
    ? refundNotice({ ...order, givenNow, voucherGivenNow, byHand, failures }, 'cancelled')
    : partialRefundNotice(order, refund)
}

async function lastRefund(db: DatabaseOrTransaction, orderId: string) {
  const [refund] = await db
    .select({
      id: refunds.id,
      amount: refunds.amount,
      voucherAmount: refunds.voucherAmount,
      byHand: refunds.byHand,
    })
    .from(refunds)
    // Excludes chargebacks and voucher credits, because the shop did not refund that money.
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.state, 'done'),
        notLike(refunds.key, 'dispute:%'),
        notLike(refunds.key, 'voucher:%'),
      ),
    )
    .orderBy(desc(refunds.createdAt))
    .limit(1)
  return refund ?? null
}

/** Id of the owner's last status change; null if only payments changed the status. */
async function lastStatusChange(db: DatabaseOrTransaction, orderId: string): Promise<string | null> {
  const [last] = await db
    .select({ details: orderEvents.details })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'status-changed')))
    .orderBy(desc(orderEvents.createdAt), desc(orderEvents.sequence))
    .limit(1)
  return typeof last?.details.change === 'string' ? last.details.change : null
}

async function listMessages(db: DatabaseOrTransaction, orderId: string): Promise<SentMessage[]> {
  const rows = await db
    .select({ details: orderEvents.details, at: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'message-sent')))
    .orderBy(desc(orderEvents.createdAt))
  return rows.map(({ details, at }) => ({
    subject: String(details.reason ?? ''),
    text: String(details.text ?? ''),
    at,
  }))
}
