import { z } from 'zod'
import { paymentCopy } from '#checkout/purchase/copy/payment-dialog.ts'
import { findTestOrder } from '#checkout/test-orders/test-order.ts'
import { declineSentences } from '#orders/copy/decline-reasons.ts'
import { orderRefusals } from '#orders/copy/orders.ts'
import { isTestName } from '#orders/domain/order-number.ts'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'
import { findLinkedOrder } from '#orders/use-cases/link/find-linked-order.ts'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { openCardSession } from '#payments/use-cases/open-card-session.ts'
import { payWithTestCard, simulatePixPayment } from '#payments/use-cases/simulate-payments.ts'
import { defineFunction, type ShopFunction } from '#platform/http/functions/define-function.server.ts'
import type { Visitor } from '#platform/http/request/context.server.ts'
import { createCheckout } from './create-checkout-function.server.ts'

const readUserId = (visitor: Visitor) => (visitor.kind === 'customer' ? visitor.userId : '')

export const cardSession = defineFunction({
  access: 'customer',
  limit: 'open-card-session',
  schema: z.strictObject({}),
  async run({ shop, visitor }) {
    const secret = visitor.kind === 'customer' ? await openCardSession(shop, visitor) : null
    return { body: { client_secret: secret } }
  },
})

function paymentEntity(order: CustomerOrder) {
  return {
    payment_status: order.paymentStatus,
    payment_method: order.paymentMethod,
    pay_until: order.timeToPay ? (order.payUntil?.toISOString() ?? null) : null,
    total_amount: order.totalAmount / 100,
  }
}

/** Field names follow section 3 of the specification; amounts are in reais. */
function orderEntity(order: CustomerOrder) {
  return {
    id: order.id,
    order_number: order.orderNumber,
    status: order.status,
    ...paymentEntity(order),
    shipping_amount: order.shippingAmount / 100,
    shipping_provider: order.shippingProvider,
    created_at: order.createdAt.toISOString(),
    estimated_delivery_date: order.estimatedDeliveryDate?.toISOString() ?? null,
    tracking_number: order.trackingNumber,
    customer_name: order.customerName,
    customer_email: order.customerEmail,
    shipping_address: order.shippingAddress,
    order_items: order.items.map((item) => ({
      id: item.id,
      quantity: item.quantity,
      unit_price: item.unitPrice / 100,
      total_price: item.totalPrice / 100,
      product_snapshot: {
        name: item.name,
        images: item.image ? [item.image] : [],
        variant_name: item.variantName,
      },
    })),
  }
}

const orderNotFound = { status: 404, body: { error: orderRefusals['order-not-found'] } }

const sessionSchema = z.object({
  session_id: z.string().min(1).max(100),
  /** False for polling, which reads only the stored state. */
  ask_provider: z.boolean().nullish(),
  says_paid: z.boolean().nullish(),
})

const getPaymentStatusFunction = defineFunction({
  access: 'customer',
  limit: 'get-payment-status',
  schema: sessionSchema,
  async run({ shop, visitor, body }) {
    const { session_id: sessionId, ask_provider: asksProvider, says_paid: says } = body
    const asking = { asksProvider: asksProvider ?? true, saysPaid: says ?? false }
    const access = { userId: readUserId(visitor), sessionId }
    const status = isTestName(sessionId)
      ? await findTestOrder(shop, access)
      : await getPaymentStatus(shop, { ...access, ...asking })
    if (!status.ok) return orderNotFound
    return { body: { order: orderEntity(status.value) } }
  },
})

const linkedPaymentSchema = z.strictObject({
  order_number: z.string().min(1).max(40),
  key: z.string().min(1).max(100),
  ask_provider: z.boolean().nullish(),
  says_paid: z.boolean().nullish(),
})

/** Returns the payment status only, because anyone with the link can call it. */
export const linkedPayment = defineFunction({
  access: 'public',
  limit: 'get-payment-status',
  schema: linkedPaymentSchema,
  async run({ shop, body }) {
    const { order_number: orderNumber, key, ask_provider: askProvider, says_paid: says } = body
    const linked = await findLinkedOrder(shop, { orderNumber, key })
    if (!linked.ok) return orderNotFound
    const status = await getPaymentStatus(shop, {
      ...linked.value,
      asksProvider: askProvider ?? true,
      saysPaid: says ?? false,
    })
    if (!status.ok) return orderNotFound
    return { body: { order: paymentEntity(status.value) } }
  },
})

const testCardSchema = z.strictObject({
  client_secret: z.string().min(1).max(300),
  number: z.string().max(40),
  expiry_month: z.int(),
  expiry_year: z.int(),
  cvc: z.string().max(8),
})

/** Card data is validated and discarded, and must never be logged or stored. */
export const payTestCard = defineFunction({
  // The payment's secret authorises this call, as with a real provider.
  access: 'public',
  limit: 'create-checkout',
  schema: testCardSchema,
  async run({ shop, body }) {
    const { client_secret: clientSecret, number, cvc } = body
    const card = { number, cvc, expiryMonth: body.expiry_month, expiryYear: body.expiry_year }
    const paid = await payWithTestCard(shop, { clientSecret, card })
    if (paid.ok) return { body: { success: true, redirect_to: paid.value.redirectTo } }
    switch (paid.code) {
      case 'declined':
      case 'mistyped-card':
        return {
          body: {
            success: false,
            error: declineSentences[paid.details.reason],
            ...(paid.details.reason === 'payment-cancelled' && { is_over: true }),
          },
        }
      case 'provider-unavailable':
        return { status: 503, body: { error: paymentCopy.unexpected } }
      default:
        return { status: 404, body: { error: paymentCopy.unexpected } }
    }
  },
})

/** Development only: the offline provider pays the Pix code of the customer's own order. */
export const payTestPix = defineFunction({
  access: 'customer',
  limit: 'create-checkout',
  schema: z.strictObject({ order_number: z.string().min(1).max(40) }),
  async run({ shop, visitor, body }) {
    const { order_number: orderNumber } = body
    const paid = await simulatePixPayment(shop, { userId: readUserId(visitor), orderNumber })
    if (paid.ok) return { body: { success: true } }
    if (paid.code === 'pix-closed')
      return { body: { success: false, error: declineSentences['pix-expired'] } }
    const status = paid.code === 'provider-unavailable' ? 503 : 404
    return { status, body: { error: paymentCopy.unexpected } }
  },
})

export const checkoutFunctions: Record<string, ShopFunction> = {
  'create-checkout': createCheckout,
  'get-payment-status': getPaymentStatusFunction,
}
