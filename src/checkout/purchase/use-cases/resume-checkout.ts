import { getTableColumns } from 'drizzle-orm'
import { scheduleColumn } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { hasCodeEnded } from '#orders/domain/hold.ts'
import { orders } from '#orders/schema/orders.ts'
import { isPromisePossible } from '#orders/use-cases/confirm-promised-slot.ts'
import { moveUnpaidPromise } from '#orders/use-cases/keep-unpaid-promise.ts'
import { isOrderOf, type OrderAccess } from '#orders/use-cases/link/order-link.ts'
import { awaitsPayment, changeOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { isOpen, paymentOf, startedCheckout } from '#payments/use-cases/order-payment.ts'
import { findAttempt } from '#payments/use-cases/payment-attempts.ts'
import { findPaymentTerms } from '#payments/use-cases/payment-terms.ts'
import { settlePayment } from '#payments/use-cases/settle-payment.ts'
import { type PaymentMethod, payableMethod } from '#platform/domain/payment-method.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { switchPayment } from './switch-payment.ts'

/** Takes up the payment of an order. `not-waiting`: it was paid, or its time is over. */
export async function resumeCheckout(
  shop: Shop,
  { paymentMethod, ...access }: OrderAccess & { paymentMethod?: PaymentMethod },
) {
  const columns = { ...getTableColumns(orders), schedule: scheduleColumn }
  const find = async () => (await shop.db.select(columns).from(orders).where(isOrderOf(access)))[0]
  const found = await find()
  if (!found) return refuse('order-not-found')
  const now = shop.clock.now()
  if (!isPayable(found, now)) return refuse('not-waiting')
  if (!isPromisePossible(found, found.schedule, now)) await moveUnpaidPromise(shop, found.id)
  const wanted =
    paymentMethod ?? ((await isClosed(shop, found)) ? payableMethod(found.paymentMethod) : undefined)
  if (wanted && (await needsSwitch(shop, found, wanted))) {
    const terms = await findPaymentTerms(shop, wanted)
    if (!terms.ok) return terms
    const switched = await switchPayment(shop, { orderId: found.id, terms: terms.value })
    if (!switched.ok) return switched.code === 'already-paid' ? refuse('not-waiting') : switched
  }
  const order = wanted ? ((await find()) ?? found) : found
  const payment = await paymentOf(shop, order)
  if (!payment.ok)
    return refuse(payment.code === 'payment-not-opened' ? payment.code : 'provider-unavailable')
  if (!isOpen(payment.value)) {
    await settlePayment(shop, payment.value)
    return refuse('not-waiting')
  }
  // A code that its provider has ended is recorded, so that the next press opens another.
  if (payment.value.outcome.status === 'failed') await settlePayment(shop, payment.value)
  await delayRefusalMail(shop, order)
  return ok(startedCheckout(shop, order, payment.value))
}

const isPayable = (order: OrderRow, now: Date) =>
  awaitsPayment(order) && order.holdExpiresAt !== null && order.holdExpiresAt > now

/** Another way of payment, a change of it that was cut off, or a new code for one that has ended. */
async function needsSwitch(shop: Shop, order: OrderRow, method: PaymentMethod): Promise<boolean> {
  if (order.paymentMethod !== method || hasCodeEnded(order)) return true
  return isClosed(shop, order)
}

/** Closed to be replaced, and whoever closed it was cut off before the next one. */
async function isClosed(
  shop: Shop,
  { paymentProvider: provider, paymentReference: reference }: OrderRow,
): Promise<boolean> {
  return reference !== null && (await findAttempt(shop.db, { provider, reference }))?.closedAt != null
}

/** The e-mail about a refused card waits for ten quiet minutes, and these are none. */
async function delayRefusalMail(shop: Shop, { id }: OrderRow): Promise<void> {
  await changeOrder(shop.db, id, { updatedAt: shop.clock.now() })
}
