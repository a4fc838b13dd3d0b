import { orderTotal } from '#catalogue/products/domain/checkout-total.ts'
import { holdEndAfterSwitch } from '#orders/domain/hold.ts'
import { holdEndUnder } from '#orders/domain/own-key-hold.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { awaitsPayment, lockOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { candlesPaidByMoney } from '#orders/vouchers/domain/voucher.ts'
import type { ProviderUnavailable } from '#payments/providers/port.ts'
import { markClosing, openNextAttempt } from '#payments/use-cases/payment-attempts.ts'
import { discountUnder, type PaymentTerms } from '#payments/use-cases/payment-terms.ts'
import { settleAndRefund } from '#payments/use-cases/provider-actions.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { limitSwitchedHold } from './limit-hold.ts'

/**
 * Closes the current payment, or settles it if it was paid at the last moment. Returns the order at the
 * time of closing.
 */
export async function closePresentPayment(
  shop: Shop,
  orderId: string,
): Promise<Ok<OrderRow> | ProviderUnavailable | Refusal<'already-paid' | 'not-waiting'>> {
  const closing = await closeForNext(shop, orderId)
  if (!closing) return refuse('not-waiting')
  const { paymentReference } = closing
  if (paymentReference) {
    const closed = await shop.payments.cancelPayment(paymentReference)
    if (!closed.ok && closed.code === 'provider-unavailable') return refuse('provider-unavailable')
    if (closed.ok) await settleAndRefund(shop, closed.value)
    if (closed.ok && closed.value.outcome.status === 'succeeded') return refuse('already-paid')
  }
  return ok(closing)
}

async function closeForNext(shop: Shop, orderId: string): Promise<OrderRow | null> {
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !awaitsPayment(order)) return null
    await markClosing(tx, order, shop.clock.now())
    return order
  })
}

export async function switchClosedPayment(shop: Shop, closed: OrderRow, terms: PaymentTerms): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, closed.id)
    if (!order || !awaitsPayment(order)) return
    // Another tab changed the payment concurrently; its result is kept.
    if (order.paymentAttempt !== closed.paymentAttempt) return
    if (order.paymentReference !== closed.paymentReference) return
    await switchPayment(tx, order, { terms, now: shop.clock.now() })
  })
}

/** Gives the order its next attempt. `openPayment` first closes the previous attempt at its provider. */
export async function switchPayment(
  tx: Transaction,
  order: OrderRow,
  { terms, now }: { terms: PaymentTerms; now: Date },
): Promise<OrderRow> {
  const end = holdEndAfterSwitch(order, holdEndUnder(terms.hold, order.createdAt), now)
  const holdExpiresAt = await limitSwitchedHold(tx, order, { provider: terms.provider, end })
  const pixDiscountAmount = discountUnder(terms, candlesPaidByMoney(order))
  await recordOrderEvents(tx, order.id, [{ kind: 'payment-method-changed', at: now, reason: terms.method }])
  const totalAmount = orderTotal({ ...order, pixDiscountAmount })
  const changes = { pixDiscountAmount, totalAmount, holdExpiresAt, updatedAt: now }
  return openNextAttempt(tx, order, { terms, changes, now })
}
