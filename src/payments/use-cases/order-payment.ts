import { eq } from 'drizzle-orm'
import { pathTo } from '#addresses.ts'
import { isTooLateToOpen } from '#orders/domain/hold.ts'
import { isMadeByHand } from '#orders/domain/order-origin.ts'
import { orders } from '#orders/schema/orders.ts'
import { orderLinkPath } from '#orders/use-cases/link/order-link.ts'
import type { OrderRow } from '#orders/use-cases/order-rows.ts'
import { recordFinding } from '#orders/use-cases/record-finding.ts'
import type { BrowserSetup, PaymentRecord, PixCode, ProviderUnavailable } from '#payments/providers/port.ts'
import { prepared } from '#platform/database/prepared.ts'
import { receiverOf } from '#platform/domain/br-code.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isRefundedByHand, type PaymentMethod, payableMethod } from '#platform/domain/payment-method.ts'
import { type Ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { attemptPaymentKey, recordAttempt } from './payment-attempts.ts'
import { payingCustomerOf } from './payment-customer.ts'

/** The code of a Pix payment that waits. */
export interface ShownPixCode extends PixCode {
  /** The name that the payer's bank will show. */
  readonly receiver: string | null
  /** True for the owner's own key: they tell the shop about the money, not a provider. */
  readonly isConfirmedByHand: boolean
  /** True on one's own machine with the test provider. */
  readonly maySimulate: boolean
}

/** An order that waits for its payment, with what the browser needs to make it. */
export interface StartedCheckout {
  readonly orderId: string
  readonly orderNumber: string
  readonly sessionId: string
  readonly paymentMethod: PaymentMethod
  readonly clientSecret: string
  /** Null for a card, and for a Pix code that is over. */
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

/** Another tab chose another way of payment meanwhile: the payment that was just opened belongs to no order, and the reconciler closes it. */
type AttemptReplaced = Refusal<'attempt-replaced'>

/** The order's one payment: known already, or asked for with a key that always means this attempt. */
export async function paymentOf(
  shop: Shop,
  order: OrderRow,
): Promise<Ok<PaymentRecord> | ProviderUnavailable | AttemptReplaced | Refusal<'payment-not-opened'>> {
  if (order.paymentReference) {
    const known = await shop.payments.retrievePayment(order.paymentReference)
    if (known.ok) return known
    if (known.code === 'provider-unavailable') return refuse('provider-unavailable')
    return notOpened(shop, order, known.code)
  }
  const now = shop.clock.now()
  const hold = order.holdExpiresAt ?? now
  // No provider opens a code that is over at once; asking again begins a new order.
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
    customerReference: await payingCustomerOf(shop, order),
    idempotencyKey: attemptPaymentKey(order),
    returnUrl: shop.config.siteUrl + returnPath(shop, order),
  })
  if (!created.ok) {
    if (created.code === 'provider-unavailable') return created
    // The request took so long that the code would have been over: nothing that the owner could mend.
    if (isTooLateToOpen(order.paymentMethod, hold, shop.clock.now())) return refuse('provider-unavailable')
    return notOpened(shop, order, created.details.reason)
  }
  if (await recordAttempt(prepared(shop.db), order, created.value, now)) return created
  // Two presses at once: the first one's payment counts. A provider that failed after opening one may open another for the same key.
  const [fresh] = await shop.db.select().from(orders).where(eq(orders.id, order.id))
  if (fresh?.paymentAttempt !== order.paymentAttempt) return refuse('attempt-replaced')
  return fresh.paymentReference === created.value.reference ? created : paymentOf(shop, fresh)
}

/** Who pays by the link of an order has no session to come back with. */
const returnPath = (shop: Shop, order: OrderRow) =>
  isMadeByHand(order)
    ? orderLinkPath(shop, order)
    : pathTo('checkoutSuccess', {}, { session_id: order.sessionId })

/** One finding for one cause: what keeps one customer from paying keeps all of them. */
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
    receiver: receiverOf(code.copyPaste),
    isConfirmedByHand: isRefundedByHand(paymentProvider),
    maySimulate: paymentProvider === 'offline' && payments.testPix !== null && config.isLocalSite,
  }
}
