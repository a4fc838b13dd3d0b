import { sql } from 'drizzle-orm'
import { reconciliationFindings } from '#database/schema/operations.ts'
import { orders } from '#database/schema/orders.ts'
import { isRefundedByHand } from '#domain/checkout/payment-method.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Actor } from '#shop/admin/audit/record-change.ts'
import { runRefund } from '#shop/checkout/run-refunds.ts'
import { lockOrder } from '#shop/orders/order-rows.ts'
import type { Shop } from '#shop/shop.ts'
import { type PartialRefund, writeRefund } from './write-refund.ts'

interface RefundRequest {
  readonly orderId: string
  readonly actor: Actor
  readonly part: PartialRefund
}

/**
 * Gives back a part of what a customer paid, by card or Pix, through its provider. 'later' means that the provider is away and
 * the wish waits for it. What was paid to the owner's own key only she can send back: `by-hand`.
 */
export async function refundPartOfOrder(shop: Shop, request: RefundRequest) {
  return recordRefund(shop, request, { byHand: false })
}

/** The owner says that she has given back what lay in her own bank or hand: the whole of it or a part. What told her to is dealt with. */
export async function recordRefundByHand(shop: Shop, request: RefundRequest) {
  const recorded = await recordRefund(shop, request, { byHand: true })
  if (recorded.ok) await closeFinding(shop, request.orderId)
  return recorded
}

async function closeFinding(shop: Shop, orderId: string): Promise<void> {
  await shop.db.execute(sql`
    update ${reconciliationFindings} set resolved_at = ${shop.clock.now().toISOString()}::timestamptz
    from ${orders} o
    where o.id = ${orderId} and o.payment_status = 'refunded' and resolved_at is null
      and kind = 'pix-to-return' and subject = o.payment_reference`)
}

async function recordRefund(
  shop: Shop,
  { orderId, actor, part }: RefundRequest,
  { byHand }: { byHand: boolean },
) {
  const written = await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order-not-found')
    if (isRefundedByHand(order.paymentProvider) !== byHand) return refuse(byHand ? 'not-by-hand' : 'by-hand')
    const refund = await writeRefund(tx, { order, actor, part, now: shop.clock.now() })
    return refund.ok ? ok({ ...refund.value, isMailed: order.customerEmail !== '' }) : refund
  })
  if (!written.ok) return written
  const { id, amount, state, isMailed } = written.value
  // The same press again, after the provider's no: asking once more would be refused once more.
  if (state === 'refused') return refuse('not-refundable', { reason: 'refused before' })
  const done = await runRefund(shop, id)
  if (done.ok) return ok({ refunded: 'now' as const, amount, isMailed })
  return done.code === 'provider-unavailable' ? ok({ refunded: 'later' as const, amount, isMailed }) : done
}
