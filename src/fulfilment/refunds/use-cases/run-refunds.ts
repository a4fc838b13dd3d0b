import { asc, eq } from 'drizzle-orm'
import { leftToRefund } from '#orders/domain/plan-refund.ts'
import { orders } from '#orders/schema/orders.ts'
import { refunds } from '#orders/schema/payments.ts'
import { lockOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { recordFinding } from '#orders/use-cases/record-finding.ts'
import type { RefundRow } from '#orders/use-cases/refund-rows.ts'
import { unblockBoughtVoucher } from '#orders/vouchers/use-cases/undo-bought-voucher.ts'
import type { PaymentRecord, ProviderUnavailable, RefundPending } from '#payments/providers/port.ts'
import { applyPaymentReport } from '#payments/use-cases/apply-payment-report.ts'
import { settlePartialRefund } from '#payments/use-cases/record-provider-refund.ts'
import { settleRefunded } from '#payments/use-cases/settle-refunded.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

type RefundResult =
  | Ok<undefined>
  | ProviderUnavailable
  | RefundPending
  | Refusal<'not-refundable', { reason: string }>

const AT_ONCE = 50

/** Every part that is still owed, oldest first; stops when the provider is unavailable, for the next run to go on. */
export async function runRefunds(shop: Shop): Promise<{ done: number; providerUnavailable: boolean }> {
  const due = await shop.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.state, 'pending'))
    .orderBy(asc(refunds.createdAt))
    .limit(AT_ONCE)
  let done = 0
  for (const { id } of due) {
    const result = await runRefund(shop, id)
    if (!result.ok && result.code === 'provider-unavailable') return { done, providerUnavailable: true }
    done += 1
  }
  return { done, providerUnavailable: false }
}

/** Gives one part back at the provider. Safe to repeat: its key is its own. */
export async function runRefund(shop: Shop, refundId: string): Promise<RefundResult> {
  const [found] = await shop.db
    .select()
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, refundId))
  if (found?.refunds.state !== 'pending') return ok()
  const { refunds: refund, orders: order } = found
  // What the owner received or gave back by hand, or goes to a voucher alone: there is no provider to ask.
  if (order.paymentProvider === 'by-hand' || refund.byHand || refund.amount === 0) {
    await settlePending(shop, refund)
    return ok()
  }
  if (!order.paymentReference) return ok()
  const request = { amount: refund.amount, idempotencyKey: refund.key }
  const given = await shop.payments.refund(order.paymentReference, request)
  if (given.ok) {
    await settle(shop, refund, given.value)
    return ok()
  }
  if (given.code !== 'not-refundable') return refuse(given.code)
  const isRefused = await recordRefusal(shop, { order, refund, reason: given.details.reason })
  return isRefused ? refuse('not-refundable', given.details) : ok()
}

async function settle(shop: Shop, refund: RefundRow, payment: PaymentRecord): Promise<void> {
  if (payment.outcome.status !== 'refunded') await settlePending(shop, refund)
  await applyPaymentReport(shop, payment)
}

/** All of it is back: the order is refunded. Else only this part is. */
async function settlePending(shop: Shop, { id, orderId }: RefundRow): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const [pending] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
    if (!order || pending?.state !== 'pending') return
    const { byHand } = pending
    const left = leftToRefund(order)
    const isAll = pending.amount + pending.voucherAmount >= left
    await (isAll
      ? settleRefunded(shop, tx, order, { byHand })
      : settlePartialRefund(shop, tx, order, pending))
  })
}

/** False where it was given back meanwhile: then the refusal says no more than that. */
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
