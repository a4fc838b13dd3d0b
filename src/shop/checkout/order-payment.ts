import { and, eq, isNull } from 'drizzle-orm'
import { pathTo } from '#addresses.ts'
import { orders } from '#database/schema/orders.ts'
import type { Centavos } from '#domain/money.ts'
import type { Ok } from '#domain/result.ts'
import type { BrowserSetup, PaymentRecord, ProviderUnavailable } from '#integrations/payments/port.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import type { Shop } from '#shop/shop.ts'

/** An order that waits for its payment, with what the browser needs to make it. */
export interface StartedCheckout {
  readonly orderId: string
  readonly orderNumber: string
  readonly sessionId: string
  readonly clientSecret: string
  readonly totalAmount: Centavos
  readonly holdExpiresAt: Date
  readonly browserSetup: BrowserSetup
}

export function isOpen({ outcome }: PaymentRecord): boolean {
  const closed = outcome.status === 'failed' && outcome.final
  return outcome.status !== 'succeeded' && outcome.status !== 'refunded' && !closed
}

/** The order's one payment: known already, or asked for with a key that always means this order. */
export async function paymentOf(
  shop: Shop,
  order: OrderRow,
): Promise<Ok<PaymentRecord> | ProviderUnavailable> {
  if (order.paymentReference) {
    const known = await shop.payments.retrievePayment(order.paymentReference)
    if (known.ok || known.code === 'provider-unavailable')
      return known as Ok<PaymentRecord> | ProviderUnavailable
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
    returnUrl: shop.config.siteUrl + pathTo('checkoutSuccess', {}, { session_id: order.sessionId }),
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

export function startedCheckout(shop: Shop, order: OrderRow, payment: PaymentRecord): StartedCheckout {
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
