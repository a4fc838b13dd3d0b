import type { CheckoutRefusal } from '#checkout/purchase/domain/checkout-refusal.ts'
import { endUnpaid } from '#orders/use-cases/close-open-order.ts'
import type { OrderRow } from '#orders/use-cases/order-rows.ts'
import {
  isOpen,
  paymentOf,
  type StartedCheckout,
  startedCheckout,
} from '#payments/use-cases/order-payment.ts'
import { settlePayment } from '#payments/use-cases/settle-payment.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { prepared } from '#platform/database/prepared.ts'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { saveBuyer } from './buyer.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import { settleEarlierPayment } from './earlier-orders.ts'
import {
  type AskFirst,
  type ClearedWay,
  type CloseFirst,
  isCovered,
  openOrder,
  type SwitchFirst,
} from './open-order.ts'
import { closePresentPayment, switchPayment } from './switch-payment.ts'

const MAX_ROUNDS = 20

/**
 * Units are held and the order written in one transaction; only then is the provider asked, so that asking again
 * resumes the order.
 */
export async function startCheckout(
  shop: Shop,
  request: CheckoutRequest,
): Promise<Ok<StartedCheckout> | CheckoutRefusal> {
  const way = { checkedOrders: new Set<string>(), closedPayments: new Set<string>() }
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const opened = await commitUnlessRefused(prepared(shop.db), async (tx) => {
      const found = await openOrder(shop, tx, request, way)
      if (found.ok) await saveBuyer(shop, tx, { request, ...found.value })
      return found
    })
    if (!opened.ok) {
      const cleared = await clearWay(shop, request, opened, way)
      if (cleared.ok) continue
      return cleared
    }
    const { order, replaced } = opened.value
    if (replaced?.pendingProviderAction === 'cancel') {
      const closed = await closeReplaced(shop, replaced, order)
      if (!closed.ok) return closed
    }
    // The page shows a paid order in the same way, whoever was told first that it is paid.
    if (isCovered(order)) return refuse('already-paid', { sessionId: order.sessionId })
    const payment = await paymentOf(shop, order)
    if (!payment.ok && payment.code === 'attempt-replaced') continue
    if (!payment.ok) return refuse(payment.code)
    if (isOpen(payment.value)) return ok(startedCheckout(shop, order, payment.value))
    // A payment that turns out to be closed ends its order, and the next round opens another.
    await settlePayment(shop, payment.value)
    if (payment.value.outcome.status === 'succeeded')
      return refuse('already-paid', { sessionId: order.sessionId })
  }
  return refuse('provider-unavailable')
}

/** Does outside the transaction what has to come first, so that the next round goes on; or hands the refusal back. */
async function clearWay(
  shop: Shop,
  request: CheckoutRequest,
  refusal: CheckoutRefusal | AskFirst | SwitchFirst | CloseFirst,
  { checkedOrders, closedPayments }: ClearedWay,
): Promise<Ok<undefined> | CheckoutRefusal> {
  if (refusal.code === 'ask-provider-first') {
    const { order } = refusal.details
    const settled = await settleEarlierPayment(shop, order)
    if (!settled.ok) return refuse('provider-unavailable')
    if (settled.value.isBought) return refuse('already-paid', { sessionId: order.sessionId })
    checkedOrders.add(order.id)
    return ok()
  }
  if (refusal.code === 'switch-payment-first' || refusal.code === 'close-payment-first') {
    const { order } = refusal.details
    const closed =
      refusal.code === 'switch-payment-first'
        ? await switchPayment(shop, { orderId: order.id, terms: refusal.details.terms })
        : await closePresentPayment(shop, order.id)
    if (closed.ok && closed.value?.paymentReference) closedPayments.add(closed.value.paymentReference)
    if (closed.ok || closed.code === 'not-waiting') return ok()
    return closed.code === 'already-paid'
      ? refuse('already-paid', { sessionId: order.sessionId })
      : refuse('provider-unavailable')
  }
  // Others were quicker at the first free shift, and the customer had chosen none: the next one.
  if (refusal.code === 'shift-full' && refusal.details.next && !request.slot) return ok()
  return refusal
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
