import { prepared } from '#database/prepared.ts'
import type { CheckoutRefusal } from '#domain/checkout/checkout-refusal.ts'
import { type Ok, ok, refuse } from '#domain/result.ts'
import { commitUnlessRefused } from '#shop/commit-unless-refused.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import { isOpen, paymentOf, type StartedCheckout, startedCheckout } from '#shop/payments/order-payment.ts'
import { settleEarlierPayment } from '#shop/payments/settle-earlier-payment.ts'
import { settlePayment } from '#shop/payments/settle-payment.ts'
import type { Shop } from '#shop/shop.ts'
import { endUnpaid } from './cancel-pending-order.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import { openOrder } from './open-order.ts'
import { saveBuyer } from './save-buyer.ts'
import { switchPayment } from './switch-payment.ts'

const MOST_ROUNDS = 20

/**
 * The order of events of a sale: prices and stock are checked, units held and the order written in one transaction; only
 * then is the provider asked for a payment, with the order's own key. When the provider is unavailable the units stay held, and
 * asking again resumes the same order.
 */
export async function startCheckout(
  shop: Shop,
  request: CheckoutRequest,
): Promise<Ok<StartedCheckout> | CheckoutRefusal> {
  const checkedOrders = new Set<string>()
  // An earlier order is asked about first, another way of payment is closed first; a payment that turns out to be closed ends
  // its order. The next round goes on.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const opened = await commitUnlessRefused(prepared(shop.db), async (tx) => {
      const found = await openOrder(shop, tx, request, checkedOrders)
      if (found.ok) await saveBuyer(shop, tx, { request, ...found.value })
      return found
    })
    if (!opened.ok && opened.code === 'ask-provider-first') {
      const { order } = opened.details
      const settled = await settleEarlierPayment(shop, order)
      if (!settled.ok) return refuse('provider-unavailable')
      if (settled.value.isBought) return refuse('already-paid', { sessionId: order.sessionId })
      checkedOrders.add(order.id)
      continue
    }
    if (!opened.ok && opened.code === 'switch-payment-first') {
      const { order, terms } = opened.details
      const switched = await switchPayment(shop, { orderId: order.id, terms })
      if (switched.ok || switched.code === 'not-waiting') continue
      return switched.code === 'already-paid'
        ? refuse('already-paid', { sessionId: order.sessionId })
        : refuse('provider-unavailable')
    }
    // Others were quicker at the first free shift, and she had wished for none: the next one.
    if (!opened.ok && opened.code === 'shift-full' && opened.details.next && !request.slot) continue
    if (!opened.ok) return opened
    const { order, replaced } = opened.value
    if (replaced?.pendingProviderAction === 'cancel') {
      const closed = await closeReplaced(shop, replaced, order)
      if (!closed.ok) return closed
    }
    const payment = await paymentOf(shop, order)
    if (!payment.ok && payment.code === 'attempt-replaced') continue
    if (!payment.ok) return refuse(payment.code)
    const { outcome } = payment.value
    if (isOpen(payment.value)) return ok(startedCheckout(shop, order, payment.value))
    await settlePayment(shop, payment.value)
    if (outcome.status === 'succeeded') return refuse('already-paid', { sessionId: order.sessionId })
  }
  return refuse('provider-unavailable')
}

/** Nobody can pay the order that gave way before the new one can be paid. Paid in the last moment, it is the one that stands. */
async function closeReplaced(
  shop: Shop,
  replaced: OrderRow,
  order: OrderRow,
): Promise<Ok<undefined> | CheckoutRefusal> {
  const closed = await settleEarlierPayment(shop, replaced)
  if (!closed.ok) return refuse('provider-unavailable')
  if (!closed.value.isBought) return ok()
  await endUnpaid(shop, order.id, { reason: 'replaced', owesCancel: false })
  return refuse('already-paid', { sessionId: replaced.sessionId })
}
