import { sql } from 'drizzle-orm'
import { orders, payments } from '#orders/schema/orders.ts'
import { lockOrder } from '#orders/use-cases/order-rows.ts'
import { countFailedRefunds } from '#orders/use-cases/refund-rows.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'
import { runRefund } from './run-refunds.ts'
import { type PartialRefund, writeRefund } from './write-refund.ts'

interface RefundRequest {
  readonly orderId: string
  readonly actor: Actor
  readonly part: PartialRefund
}

export async function refundPartOfOrder(shop: Shop, request: RefundRequest) {
  return recordRefund(shop, request, { byHand: false })
}

export async function recordRefundByHand(shop: Shop, request: RefundRequest) {
  const recordedRefund = await recordRefund(shop, request, { byHand: true })
  if (recordedRefund.ok) await closeFinding(shop, request.orderId)
  return recordedRefund
}

async function closeFinding(shop: Shop, orderId: string): Promise<void> {
  await shop.db.execute(sql`
    update ${reconciliationFindings} set resolved_at = ${shop.clock.now().toISOString()}::timestamptz
    from ${orders} o join ${payments} p on p.id = o.payment_id
    where o.id = ${orderId} and o.payment_status = 'refunded' and resolved_at is null
      and kind = 'pix-to-return' and subject = p.reference`)
}

async function resolveFailures(shop: Shop, orderId: string, amount: Centavos): Promise<void> {
  await shop.db.execute(sql`
    update ${reconciliationFindings} set resolved_at = ${shop.clock.now().toISOString()}::timestamptz
    where kind = 'refund-failed' and resolved_at is null and details->>'orderId' = ${orderId}
      and (details->>'amount')::int <= ${amount}`)
}

async function recordRefund(
  shop: Shop,
  { orderId, actor, part }: RefundRequest,
  { byHand }: { byHand: boolean },
) {
  const written = await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order-not-found')
    const isOwners = isRefundedByHand(order.paymentProvider)
    if (isOwners && !byHand) return refuse('by-hand')
    // After a failed provider refund the owner may refund by hand.
    const isPastProvider = byHand && !isOwners
    if (isPastProvider && (await countFailedRefunds(tx, orderId)) === 0) return refuse('not-by-hand')
    const now = shop.clock.now()
    const refund = await writeRefund(tx, { order, actor, part, byHand: isPastProvider, now })
    return refund.ok ? ok({ ...refund.value, isMailed: order.customerEmail !== '' }) : refund
  })
  if (!written.ok) return written
  const { id, state, isMailed } = written.value
  const amount = written.value.amount + written.value.voucherAmount
  // The request was submitted again after a refusal, which the provider would only repeat.
  if (state === 'refused' || state === 'failed') return refuse('not-refundable', { reason: 'refused before' })
  const outcome = await runRefund(shop, id)
  if (outcome.ok) {
    await resolveFailures(shop, orderId, amount)
    return ok({ refunded: 'now' as const, amount, isMailed })
  }
  if (outcome.code === 'not-refundable') return outcome
  const refunded = outcome.code === 'refund-pending' ? ('pending' as const) : ('later' as const)
  return ok({ refunded, amount, isMailed })
}
