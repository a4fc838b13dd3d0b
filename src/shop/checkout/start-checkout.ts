import { and, eq, isNull } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import type { CheckoutRefusal } from '#domain/checkout/checkout-refusal.ts'
import type { Centavos } from '#domain/money.ts'
import { type Ok, ok, refuse } from '#domain/result.ts'
import type { BrowserSetup, PaymentRecord, ProviderAway } from '#integrations/payments/port.ts'
import { commitUnlessRefused } from '#shop/commit-unless-refused.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import type { Shop } from '#shop/shop.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import { findCheckoutFreight } from './find-checkout-freight.ts'
import { openOrder } from './open-order.ts'
import { settleEarlierPayment } from './settle-earlier-payment.ts'
import { settlePayment } from './settle-payment.ts'

const MOST_ROUNDS = 6

export interface StartedCheckout {
  readonly orderId: string
  readonly orderNumber: string
  readonly sessionId: string
  readonly clientSecret: string
  readonly totalAmount: Centavos
  readonly holdExpiresAt: Date
  readonly browserSetup: BrowserSetup
}

/**
 * The order of events of a sale: prices and stock are checked, units held and the order written in one transaction; only
 * then is the provider asked for a payment, with the order's own key. When the provider is away the units stay held, and
 * asking again resumes the same order.
 */
export async function startCheckout(
  shop: Shop,
  request: CheckoutRequest,
): Promise<Ok<StartedCheckout> | CheckoutRefusal> {
  const freight = await findCheckoutFreight(shop, request)
  if (!freight.ok) return freight
  const askedAbout = new Set<string>()
  // An earlier order is asked about first; a payment that turns out to be closed ends its order. The next round goes on.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const opened = await commitUnlessRefused(shop.db, (tx) =>
      openOrder(shop, tx, request, { freight: freight.value, askedAbout }),
    )
    if (!opened.ok && opened.code === 'ask-provider-first') {
      const { order } = opened.details
      const settled = await settleEarlierPayment(shop, order)
      if (!settled.ok) return refuse('provider-away')
      if (settled.value.isBought) return refuse('already-paid', { sessionId: order.sessionId })
      askedAbout.add(order.id)
      continue
    }
    if (!opened.ok) return opened
    const order = opened.value
    const payment = await paymentOf(shop, order)
    if (!payment.ok) return refuse('provider-away')
    const { outcome } = payment.value
    if (isOpen(payment.value)) return ok(startedCheckout(shop, order, payment.value))
    await settlePayment(shop, payment.value)
    if (outcome.status === 'succeeded') return refuse('already-paid', { sessionId: order.sessionId })
  }
  return refuse('provider-away')
}

function isOpen({ outcome }: PaymentRecord): boolean {
  const closed = outcome.status === 'failed' && outcome.final
  return outcome.status !== 'succeeded' && outcome.status !== 'refunded' && !closed
}

/** The order's one payment: known already, or asked for with a key that always means this order. */
async function paymentOf(shop: Shop, order: OrderRow): Promise<Ok<PaymentRecord> | ProviderAway> {
  if (order.paymentReference) {
    const known = await shop.payments.retrievePayment(order.paymentReference)
    if (known.ok || known.code === 'provider-away') return known as Ok<PaymentRecord> | ProviderAway
    throw new Error(`the provider does not know the payment of order ${order.orderNumber}`)
  }
  const created = await shop.payments.createPayment({
    amount: order.totalAmount,
    currency: 'brl',
    orderId: order.id,
    orderNumber: order.orderNumber,
    sessionId: order.sessionId,
    customerEmail: order.customerEmail,
    idempotencyKey: `order:${order.id}`,
    returnUrl: `${shop.config.siteUrl}/checkout/success?session_id=${order.sessionId}`,
  })
  if (!created.ok) return created
  const { reference } = created.value
  const isThis = eq(orders.id, order.id)
  const noted = await shop.db
    .update(orders)
    .set({ paymentReference: reference })
    .where(and(isThis, isNull(orders.paymentReference)))
    .returning({ id: orders.id })
  if (noted.length > 0) return created
  // Two presses at once: the first one's payment counts. A provider that failed after opening one may open another for the same key.
  const [kept] = await shop.db
    .select({ paymentReference: orders.paymentReference })
    .from(orders)
    .where(isThis)
  if (!kept?.paymentReference || kept.paymentReference === reference) return created
  return paymentOf(shop, { ...order, ...kept })
}

function startedCheckout(shop: Shop, order: OrderRow, payment: PaymentRecord): StartedCheckout {
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    sessionId: order.sessionId,
    clientSecret: payment.clientSecret,
    totalAmount: order.totalAmount,
    holdExpiresAt: order.holdExpiresAt ?? shop.clock.now(),
    browserSetup: shop.payments.browserSetup,
  }
}
