import { asc, eq } from 'drizzle-orm'
import { leftToRefund } from '#orders/domain/plan-refund.ts'
import { orders } from '#orders/schema/orders.ts'
import { refunds } from '#orders/schema/payments.ts'
import { lockOrder, type OrderRow, orderColumns } from '#orders/use-cases/order-rows.ts'
import { recordFinding } from '#orders/use-cases/record-finding.ts'
import type { RefundRow } from '#orders/use-cases/refund-rows.ts'
import { unblockBoughtVoucher } from '#orders/vouchers/use-cases/undo-bought-voucher.ts'
import type { PaymentRecord, ProviderUnavailable, RefundPending } from '#payments/providers/port.ts'
import { settlePartialRefund } from '#payments/use-cases/record-provider-refund.ts'
import { settlePayment } from '#payments/use-cases/settle-payment.ts'
import { settleRefunded } from '#payments/use-cases/settle-refunded.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

type RefundResult =
  | Ok<undefined>
  | ProviderUnavailable
  | RefundPending
  | Refusal<'not-refundable', { reason: string }>

const AT_ONCE = 50

export async function runRefunds(
  shop: Shop,
): Promise<{ refundedCount: number; providerUnavailable: boolean }> {
  const dueRefunds = await shop.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.state, 'pending'))
    .orderBy(asc(refunds.createdAt))
    .limit(AT_ONCE)
  let refundedCount = 0
  for (const { id } of dueRefunds) {
    const result = await runRefund(shop, id)
    if (!result.ok && result.code === 'provider-unavailable')
      return { refundedCount, providerUnavailable: true }
    refundedCount += 1
  }
  return { refundedCount, providerUnavailable: false }
}

/** Idempotent, because the refund's key is the provider's idempotency key. */
export async function runRefund(shop: Shop, refundId: string): Promise<RefundResult> {
  const [row] = await shop.db
    .select({ refund: refunds, order: orderColumns })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, refundId))
  if (row?.refund.state !== 'pending') return ok()
  const { refund, order } = row
  if (order.paymentProvider === 'by-hand' || refund.byHand || refund.amount === 0) {
    await settlePending(shop, refund)
    return ok()
  }
  if (!order.paymentReference) return ok()
  const request = { amount: refund.amount, idempotencyKey: refund.key }
  const answer = await shop.payments.refund(order.paymentReference, request)
  if (answer.ok) {
    await settleRefund(shop, refund, answer.value)
    return ok()
  }
  if (answer.code !== 'not-refundable') return refuse(answer.code)
  const isRefused = await recordRefusal(shop, { order, refund, reason: answer.details.reason })
  return isRefused ? refuse('not-refundable', answer.details) : ok()
}

async function settleRefund(shop: Shop, refund: RefundRow, payment: PaymentRecord): Promise<void> {
  if (payment.outcome.status !== 'refunded') await settlePending(shop, refund)
  await settlePayment(shop, payment)
}

async function settlePending(shop: Shop, { id, orderId }: RefundRow): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const [pending] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
    if (!order || pending?.state !== 'pending') return
    const { byHand } = pending
    const remainingAmount = leftToRefund(order)
    const isAll = pending.amount + pending.voucherAmount >= remainingAmount
    await (isAll
      ? settleRefunded(shop, tx, order, { byHand })
      : settlePartialRefund(shop, tx, order, pending))
  })
}

/** Returns false if the refund succeeded in the meantime. */
async function recordRefusal(
  shop: Shop,
  { order, refund, reason }: { order: OrderRow; refund: RefundRow; reason: string },
): Promise<boolean> {
  const now = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    await lockOrder(tx, order.id)
    const [current] = await tx.select().from(refunds).where(eq(refunds.id, refund.id))
    if (current?.state !== 'pending') return current?.state !== 'done'
    await tx.update(refunds).set({ state: 'refused', endedAt: now }).where(eq(refunds.id, refund.id))
    await unblockBoughtVoucher(tx, order)
    const { paymentReference: reference, orderNumber } = order
    const details = { reference, reason, amount: refund.amount, orderNumber }
    await recordFinding(tx, { kind: 'refund-refused', subject: order.id, details, now })
    return true
  })
}
