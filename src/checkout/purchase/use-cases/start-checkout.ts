import type { CheckoutRefusal } from '#checkout/purchase/domain/checkout-refusal.ts'
import { endUnpaid } from '#orders/use-cases/close-open-order.ts'
import { awaitsPayment, type OrderRow } from '#orders/use-cases/order-rows.ts'
import {
  isOpen,
  openPayment,
  type StartedCheckout,
  startedCheckout,
} from '#payments/use-cases/order-payment.ts'
import { settleAndRefund } from '#payments/use-cases/provider-actions.ts'
import { settleCovered } from '#payments/use-cases/settle-paid.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { prepared } from '#platform/database/prepared.ts'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { saveBuyer } from './buyer.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import { settleEarlierPayment, settleEarlierPayments } from './earlier-orders.ts'
import { isCovered, openOrder } from './open-order.ts'

/**
 * Units are held and the order is written in one transaction before the provider is called, so a retry
 * resumes the order.
 */
export async function startCheckout(
  shop: Shop,
  request: CheckoutRequest,
): Promise<Ok<StartedCheckout> | CheckoutRefusal> {
  const settled = await settleEarlierPayments(shop, request.userId)
  if (!settled.ok) return settled
  const opened = await commitUnlessRefused(prepared(shop.db), async (tx) => {
    const opened = await openOrder(shop, tx, request)
    if (opened.ok) await saveBuyer(shop, tx, { request, ...opened.value })
    return opened
  })
  if (!opened.ok) return opened
  const { order, replaced } = opened.value
  if (replaced?.pendingProviderAction === 'cancel') {
    const closed = await closeReplaced(shop, replaced, order)
    if (!closed.ok) return closed
  }
  if (isCovered(order)) {
    if (awaitsPayment(order)) await settleCovered(shop, order.id)
    return refuse('already-paid', { sessionId: order.sessionId })
  }
  const payment = await openPayment(shop, order)
  if (!payment.ok)
    return payment.code === 'not-waiting'
      ? refuse('already-paid', { sessionId: order.sessionId })
      : refuse(payment.code)
  const { order: opening, record } = payment.value
  if (isOpen(record)) return ok(startedCheckout(shop, opening, record))
  await settleAndRefund(shop, record)
  return record.outcome.status === 'succeeded'
    ? refuse('already-paid', { sessionId: order.sessionId })
    : refuse('provider-unavailable')
}

/**
 * Closes the replaced order's payment before the new one can be paid. If it was paid at the last moment,
 * that order wins.
 */
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
