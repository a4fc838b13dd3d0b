import { eq } from 'drizzle-orm'
import { pathTo } from '#addresses.ts'
import { isTooLateToOpen } from '#orders/domain/hold.ts'
import { isMadeByHand } from '#orders/domain/order-origin.ts'
import { orders } from '#orders/schema/orders.ts'
import { orderLinkPath } from '#orders/use-cases/link/order-link.ts'
import { awaitsPayment, type OrderRow, orderColumns } from '#orders/use-cases/order-rows.ts'
import { recordFinding } from '#orders/use-cases/record-finding.ts'
import type { BrowserSetup, PaymentRecord, PixCode, ProviderUnavailable } from '#payments/providers/port.ts'
import { prepared } from '#platform/database/prepared.ts'
import { readReceiver } from '#platform/domain/br-code.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isRefundedByHand, type PaymentMethod, payableMethod } from '#platform/domain/payment-method.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { attemptPaymentKey, recordReference } from './payment-attempts.ts'
import { findPayingCustomer } from './payment-customer.ts'
import { runEarlierActions } from './provider-actions.ts'

export interface ShownPixCode extends PixCode {
  readonly receiver: string | null
  /** True for the owner's own key, because the owner confirms those payments. */
  readonly isConfirmedByHand: boolean
  readonly maySimulate: boolean
}

export interface StartedCheckout {
  readonly orderId: string
  readonly orderNumber: string
  readonly sessionId: string
  readonly paymentMethod: PaymentMethod
  readonly clientSecret: string
  readonly pix: ShownPixCode | null
  readonly totalAmount: Centavos
  readonly pixDiscountAmount: Centavos
  readonly holdExpiresAt: Date
  readonly browserSetup: BrowserSetup
}

export function isOpen({ outcome }: PaymentRecord): boolean {
  const closed = outcome.status === 'failed' && outcome.final
  return outcome.status !== 'succeeded' && outcome.status !== 'refunded' && !closed
}

interface OpenedPayment {
  /** Current state of the order, because another tab may have changed its payment. */
  readonly order: OrderRow
  readonly record: PaymentRecord
}

export async function openPayment(
  shop: Shop,
  knownOrder: OrderRow,
): Promise<Ok<OpenedPayment> | ProviderUnavailable | Refusal<'payment-not-opened' | 'not-waiting'>> {
  const order = knownOrder.paymentReference ? knownOrder : await closeGivenUp(shop, knownOrder)
  if (order === 'provider-unavailable') return refuse(order)
  if (!awaitsPayment(order)) return refuse('not-waiting')
  if (order.paymentReference) {
    const payment = await shop.payments.retrievePayment(order.paymentReference)
    if (payment.ok) return ok({ order, record: payment.value })
    if (payment.code === 'provider-unavailable') return refuse('provider-unavailable')
    return notOpened(shop, order, payment.code)
  }
  const now = shop.clock.now()
  const hold = order.holdExpiresAt ?? now
  // Providers reject a code that expires at once. Trying again creates a new order.
  if (isTooLateToOpen(order.paymentMethod, hold, now)) return refuse('provider-unavailable')
  const created = await shop.payments.createPayment({
    method: payableMethod(order.paymentMethod),
    provider: order.paymentProvider,
    expiresAt: hold,
    amount: order.totalAmount,
    currency: 'brl',
    orderId: order.id,
    orderNumber: order.orderNumber,
    sessionId: order.sessionId,
    customerEmail: order.customerEmail,
    customerReference: await findPayingCustomer(shop, order),
    idempotencyKey: attemptPaymentKey(order),
    returnUrl: shop.config.siteUrl + returnPath(shop, order),
  })
  if (!created.ok) {
    if (created.code === 'provider-unavailable') return created
    if (isTooLateToOpen(order.paymentMethod, hold, shop.clock.now())) return refuse('provider-unavailable')
    return notOpened(shop, order, created.details.reason)
  }
  const opened = { order, record: created.value }
  if (await recordReference(prepared(shop.db), order, created.value, now)) return ok(opened)
  // A concurrent request was first, so its payment counts. This one belongs to no order and the reconciler closes it.
  const [fresh] = await shop.db.select(orderColumns).from(orders).where(eq(orders.id, order.id))
  if (!fresh) return refuse('not-waiting')
  return fresh.paymentReference === created.value.reference ? ok(opened) : openPayment(shop, fresh)
}

/** Closes the earlier payment at its provider after the customer switched to another method. */
async function closeGivenUp(shop: Shop, order: OrderRow): Promise<OrderRow | 'provider-unavailable'> {
  if (order.paymentAttempt === 1) return order
  const closed = await runEarlierActions(shop, order.id)
  if (closed === 0) return order
  if (closed === 'provider-unavailable') return closed
  const [fresh] = await shop.db.select(orderColumns).from(orders).where(eq(orders.id, order.id))
  return fresh ?? order
}

const returnPath = (shop: Shop, order: OrderRow) =>
  isMadeByHand(order)
    ? orderLinkPath(shop, order)
    : pathTo('checkoutSuccess', {}, { session_id: order.sessionId })

/** Records one finding per cause, because the same cause affects every customer. */
async function notOpened(shop: Shop, order: OrderRow, reason: string) {
  const { id: orderId, paymentProvider: provider, paymentMethod: method, totalAmount: amount } = order
  shop.log.error({ orderId, provider, method, reason }, 'the provider refuses to open a payment')
  await recordFinding(shop.db, {
    kind: 'payment-not-opened',
    subject: `${provider}:${method}:${reason}`,
    details: { orderId, amount, reason },
    now: shop.clock.now(),
  })
  return refuse('payment-not-opened')
}

export function startedCheckout(shop: Shop, order: OrderRow, payment: PaymentRecord): StartedCheckout {
  const { pix } = payment
  const holdExpiresAt = order.holdExpiresAt ?? shop.clock.now()
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    sessionId: order.sessionId,
    paymentMethod: payableMethod(order.paymentMethod),
    clientSecret: payment.clientSecret,
    pix: pix && shownCode(shop, order, { ...pix, expiresAt: holdExpiresAt }),
    totalAmount: order.totalAmount,
    pixDiscountAmount: order.pixDiscountAmount,
    holdExpiresAt,
    browserSetup: shop.payments.browserSetup,
  }
}

function shownCode({ payments, config }: Shop, { paymentProvider }: OrderRow, code: PixCode): ShownPixCode {
  return {
    ...code,
    receiver: readReceiver(code.copyPaste),
    isConfirmedByHand: isRefundedByHand(paymentProvider),
    maySimulate: paymentProvider === 'offline' && payments.testPix !== null && config.isLocalSite,
  }
}
