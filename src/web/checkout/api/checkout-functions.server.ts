import { z } from 'zod'
import { checkoutRefusalSentence, declineSentences } from '#copy/checkout/checkout.ts'
import { paymentCopy } from '#copy/checkout/payment-dialog.ts'
import { orderRefusals } from '#copy/orders/orders.ts'
import { DEFAULT_COUNTRY } from '#domain/address/shipping-address.ts'
import type { CheckoutRefusal } from '#domain/checkout/checkout-refusal.ts'
import { isSlotRefusal } from '#domain/delivery/slot-refusal.ts'
import { canonicalChoice } from '#domain/kits/kit.ts'
import { isTestName } from '#domain/orders/order-number.ts'
import { refuse } from '#domain/result.ts'
import { startTestCheckout } from '#shop/admin/test-orders/start-test-checkout.ts'
import { findTestOrder } from '#shop/admin/test-orders/test-order.ts'
import { startCheckout } from '#shop/checkout/start-checkout.ts'
import { findLinkedOrder } from '#shop/orders/link/find-linked-order.ts'
import { getPaymentStatus } from '#shop/payments/get-payment-status.ts'
import { openCardSession } from '#shop/payments/open-card-session.ts'
import { payWithTestCard, simulatePixPayment } from '#shop/payments/simulate-payments.ts'
import { pixCodeView } from '#web/checkout/order/open-checkout.server.ts'
import {
  defineFunction,
  type FunctionAnswer,
  type ShopFunction,
} from '#web/server/functions/define-function.server.ts'
import type { Visitor } from '#web/server/request/context.server.ts'
import { orderEntity, paymentEntity } from './checkout-entities.server.ts'
import {
  checkoutSchema,
  linkedPaymentSchema,
  sessionSchema,
  testCardSchema,
  testPixSchema,
} from './checkout-schemas-functions.server.ts'

/** Asked for when the provider's card fields are about to be shown. */
const cardSessionFunction = defineFunction({
  access: 'customer',
  limit: 'open-card-session',
  schema: z.strictObject({}),
  async run({ shop, visitor }) {
    const secret = visitor.kind === 'customer' ? await openCardSession(shop, visitor) : null
    return { body: { client_secret: secret } }
  },
})

/** Functions for customers are only called by them. */
const userIdOf = (visitor: Visitor) => (visitor.kind === 'customer' ? visitor.userId : '')

const createCheckout = defineFunction({
  access: 'customer',
  limit: 'create-checkout',
  schema: checkoutSchema,
  async run({ shop, visitor, body }) {
    const isTesting = visitor.kind === 'customer' && visitor.isTesting
    // What she took for a test is never charged, and what she meant to buy is no test.
    if (isTesting !== (body.is_test ?? false)) return refusedCheckout(refuse('test-changed'))
    const start = isTesting ? startTestCheckout : startCheckout
    const started = await start(shop, {
      ...checkoutRequest(body, userIdOf(visitor)),
      // Sealed for who has shown its code.
      voucherId: body.voucher ? shop.sealing.unseal('voucher', body.voucher) : null,
    })
    if (!started.ok) return refusedCheckout(started)
    const { clientSecret, totalAmount, sessionId, orderNumber, holdExpiresAt, browserSetup } = started.value
    return {
      body: {
        payment_method: started.value.paymentMethod,
        pix: pixCodeView(shop, started.value),
        client_secret: clientSecret,
        total_amount: totalAmount / 100,
        session_id: sessionId,
        order_number: orderNumber,
        expires_at: holdExpiresAt.toISOString(),
        payment: browserSetup,
      },
    }
  },
})

function checkoutRequest(body: z.output<typeof checkoutSchema>, userId: string) {
  const { name, email, phone, cpf, address } = body.customerInfo
  return {
    userId,
    cartItems: body.cartItems.map((item) => ({
      productId: item.product_id,
      variantId: item.variant_id ?? null,
      quantity: item.quantity,
      chosenParts: item.chosen_parts ? canonicalChoice(item.chosen_parts) : null,
    })),
    customer: {
      name,
      email: email || null,
      phone: phone || null,
      cpf: cpf ?? null,
      address: address ? shippingAddress(address) : null,
    },
    isPickup: body.delivery_way === 'pickup',
    freightPrice: body.shippingInfo?.price ?? null,
    freightOffer: {
      carrier: body.shippingInfo?.provider ?? '',
      service: body.shippingInfo?.service ?? '',
    },
    expectedTotal: body.expected_total ?? null,
    paymentMethod: body.payment_method ?? 'card',
    keepsAddress: body.save_address ?? false,
    slot: body.delivery ?? null,
    seenGift: body.gift || null,
    wantsReviewInvitations: body.review_invitations ?? false,
  }
}

type SentAddress = NonNullable<z.output<typeof checkoutSchema>['customerInfo']['address']>

const shippingAddress = ({ line2, country, ...lines }: SentAddress) => ({
  ...lines,
  ...(line2 && { line2 }),
  country: country || DEFAULT_COUNTRY,
})

function refusedCheckout(refusal: CheckoutRefusal): FunctionAnswer {
  return {
    status: refusal.code === 'provider-unavailable' ? 503 : 409,
    body: {
      error: checkoutRefusalSentence(refusal),
      code: refusal.code,
      ...(refusal.code === 'already-paid' && { session_id: refusal.details.sessionId }),
      ...(isSlotRefusal(refusal) && { next_delivery: refusal.details.next }),
    },
  }
}

const orderNotFound = { status: 404, body: { error: orderRefusals['order-not-found'] } }

const getPaymentStatusFunction = defineFunction({
  access: 'customer',
  limit: 'get-payment-status',
  schema: sessionSchema,
  async run({ shop, visitor, body }) {
    const { session_id: sessionId, ask_provider: asked } = body
    const asksProvider = asked ?? true
    const who = { userId: userIdOf(visitor), sessionId }
    const found = isTestName(sessionId)
      ? await findTestOrder(shop, who)
      : await getPaymentStatus(shop, { ...who, asksProvider })
    if (!found.ok) return orderNotFound
    return { body: { order: orderEntity(found.value) } }
  },
})

/** For who pays by an order's link: how its payment stands, and nothing else of the order. */
const getLinkedPayment = defineFunction({
  access: 'public',
  limit: 'get-payment-status',
  schema: linkedPaymentSchema,
  async run({ shop, body }) {
    const { order_number: orderNumber, key, ask_provider: asked } = body
    const linked = await findLinkedOrder(shop, { orderNumber, key })
    if (!linked.ok) return orderNotFound
    const found = await getPaymentStatus(shop, { ...linked.value, asksProvider: asked ?? true })
    if (!found.ok) return orderNotFound
    return { body: { order: paymentEntity(found.value) } }
  },
})

/** The card form of the offline provider. What is typed here is checked and forgotten: it is in no log and no table. */
const payTestCard = defineFunction({
  // Who knows the secret of a payment may make it, as at a real provider.
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

/** 'Simular pagamento': the offline provider's bank pays the code of the customer's own order, on one's own machine only. */
const payTestPix = defineFunction({
  access: 'customer',
  limit: 'create-checkout',
  schema: testPixSchema,
  async run({ shop, visitor, body }) {
    const { order_number: orderNumber } = body
    const paid = await simulatePixPayment(shop, { userId: userIdOf(visitor), orderNumber })
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
  'get-linked-payment': getLinkedPayment,
  'open-card-session': cardSessionFunction,
  'pay-test-card': payTestCard,
  'pay-test-pix': payTestPix,
}
