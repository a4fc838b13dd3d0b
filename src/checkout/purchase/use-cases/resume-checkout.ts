import { scheduleColumn } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { hasCodeEnded } from '#orders/domain/hold.ts'
import { orders } from '#orders/schema/orders.ts'
import { isPromisePossible } from '#orders/use-cases/confirm-promised-slot.ts'
import { moveUnpaidPromise } from '#orders/use-cases/keep-unpaid-promise.ts'
import { isOrderOf, type OrderAccess } from '#orders/use-cases/link/order-link.ts'
import {
  awaitsPayment,
  changeOrder,
  lockOrder,
  type OrderRow,
  orderColumns,
} from '#orders/use-cases/order-rows.ts'
import { isOpen, openPayment, startedCheckout } from '#payments/use-cases/order-payment.ts'
import { findPaymentTerms, type PaymentTerms } from '#payments/use-cases/payment-terms.ts'
import { settleAndRefund } from '#payments/use-cases/provider-actions.ts'
import { settleCovered } from '#payments/use-cases/settle-paid.ts'
import { type PaymentMethod, payableMethod } from '#platform/domain/payment-method.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { isCovered } from './open-order.ts'
import { switchPayment } from './switch-payment.ts'

export async function resumeCheckout(
  shop: Shop,
  { paymentMethod, ...access }: OrderAccess & { paymentMethod?: PaymentMethod },
) {
  const columns = { ...orderColumns, schedule: scheduleColumn }
  const findOrder = async () => (await shop.db.select(columns).from(orders).where(isOrderOf(access)))[0]
  const ownOrder = await findOrder()
  if (!ownOrder) return refuse('order-not-found')
  const now = shop.clock.now()
  if (!isPayable(ownOrder, now)) return refuse('not-waiting')
  if (isCovered(ownOrder)) {
    await settleCovered(shop, ownOrder.id)
    return refuse('not-waiting')
  }
  if (!isPromisePossible(ownOrder, ownOrder.schedule, now)) await moveUnpaidPromise(shop, ownOrder.id)
  const newMethod = paymentMethod ?? (isClosed(ownOrder) ? payableMethod(ownOrder.paymentMethod) : undefined)
  if (newMethod && needsSwitch(ownOrder, newMethod)) {
    const terms = await findPaymentTerms(shop, newMethod)
    if (!terms.ok) return terms
    await switchTo(shop, ownOrder.id, terms.value)
  }
  const payment = await openPayment(shop, newMethod ? ((await findOrder()) ?? ownOrder) : ownOrder)
  if (!payment.ok) return payment
  const { order, record } = payment.value
  if (!isOpen(record)) {
    await settleAndRefund(shop, record)
    return refuse('not-waiting')
  }
  if (record.outcome.status === 'failed') {
    await settleAndRefund(shop, record)
    // The expiry is recorded now, so that the next attempt to pay opens another code.
    if (paymentMethod && record.outcome.reason === 'pix-expired')
      return resumeCheckout(shop, { ...access, paymentMethod })
  }
  await delayRefusalMail(shop, order)
  return ok(startedCheckout(shop, order, record))
}

/**
 * Reads the open payment without changing it. 'not-opened': `resumeCheckout` has to open the payment, or
 * to settle it if it was paid.
 */
export async function findOpenCheckout(shop: Shop, access: OrderAccess) {
  const [order] = await shop.db.select(orderColumns).from(orders).where(isOrderOf(access))
  if (!order) return refuse('order-not-found')
  if (!isPayable(order, shop.clock.now())) return refuse('not-waiting')
  if (order.paymentReference === null || isClosed(order)) return refuse('not-opened')
  const payment = await shop.payments.retrievePayment(order.paymentReference)
  if (!payment.ok) return refuse('provider-unavailable')
  return isOpen(payment.value) ? ok(startedCheckout(shop, order, payment.value)) : refuse('not-opened')
}

async function switchTo(shop: Shop, orderId: string, terms: PaymentTerms): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order && awaitsPayment(order) && needsSwitch(order, terms.method))
      await switchPayment(tx, order, { terms, now: shop.clock.now() })
  })
}

const isPayable = (order: OrderRow, now: Date) =>
  awaitsPayment(order) && order.holdExpiresAt !== null && order.holdExpiresAt > now

/** True if the method changes, if an earlier change was interrupted, or if the code has expired. */
const needsSwitch = (order: OrderRow, method: PaymentMethod) =>
  order.paymentMethod !== method || hasCodeEnded(order) || isClosed(order)

/** The payment was closed to be replaced, but the process stopped before opening the next one. */
const isClosed = ({ paymentClosedBy }: OrderRow) => paymentClosedBy !== null

/** The email about a declined card is sent after ten minutes without activity, so this resets the wait. */
async function delayRefusalMail(shop: Shop, { id }: OrderRow): Promise<void> {
  await changeOrder(shop.db, id, { updatedAt: shop.clock.now() })
}
