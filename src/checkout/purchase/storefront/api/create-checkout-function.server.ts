import { z } from 'zod'
import { canonicalChoice } from '#catalogue/kits/domain/kit.ts'
import { MAX_CHOICES } from '#catalogue/kits/domain/max-choices.ts'
import { checkoutRefusalSentence } from '#checkout/purchase/copy/checkout.ts'
import type { CheckoutRefusal } from '#checkout/purchase/domain/checkout-refusal.ts'
import { pixCodeView } from '#checkout/purchase/storefront/payment/open-checkout.server.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { startTestCheckout } from '#checkout/purchase/use-cases/start-test-checkout.ts'
import { DEFAULT_COUNTRY } from '#delivery/addresses/domain/shipping-address.ts'
import { SHIFTS } from '#delivery/calendar/domain/shifts.ts'
import { isSlotRefusal } from '#delivery/calendar/domain/slot-refusal.ts'
import { MAX_GUEST_LINES, MAX_QUANTITY } from '#orders/domain/cart-line.ts'
import { parseCpf } from '#orders/domain/cpf.ts'
import { roundToCentavos } from '#platform/domain/money.ts'
import { PAYMENT_METHODS } from '#platform/domain/payment-method.ts'
import { refuse } from '#platform/domain/result.ts'
import { defineFunction, type FunctionAnswer } from '#platform/http/functions/define-function.server.ts'

const text = (longest: number) => z.string().trim().max(longest)
const required = (longest: number) => z.string().trim().min(1).max(longest)

/** The API uses reais, the code uses centavos. */
const reais = z
  .number()
  .min(0)
  .max(1_000_000)
  .transform((amount) => roundToCentavos(amount * 100))

/** Strict: a submitted price is rejected, so that no client relies on it. */
const cartItem = z.strictObject({
  product_id: z.uuid(),
  variant_id: z.uuid().nullish(),
  quantity: z.int().min(1).max(MAX_QUANTITY),
  chosen_parts: z.array(z.uuid()).max(MAX_CHOICES).nullish(),
})

const address = z.strictObject({
  line1: required(250),
  line2: text(250).nullish(),
  city: required(100),
  state: required(2),
  postal_code: z.string().regex(/^\d{5}-?\d{3}$/),
  country: text(60).nullish(),
})

const cpf = z
  .string()
  .transform(parseCpf)
  .refine((digits) => digits !== null)
  .nullish()

const checkout = z.strictObject({
  cartItems: z.array(cartItem).max(MAX_GUEST_LINES),
  customerInfo: z.strictObject({
    name: required(120),
    email: text(255).nullish(),
    phone: text(40).nullish(),
    cpf,
    receiver_cpf: cpf,
    address: address.nullish(),
  }),
  shippingInfo: z
    .strictObject({
      price: reais,
      provider: text(60).nullish(),
      service: text(60).nullish(),
      breakdown: z.unknown().optional(),
    })
    .nullish(),
  expected_total: reais.nullish(),
  /**
   * Required if there is freight. Provider and service identify the quoted offer, and the price must match
   * it.
   */
  save_address: z.boolean().nullish(),
  review_invitations: z.boolean().nullish(),
  payment_method: z.enum(PAYMENT_METHODS).nullish(),
  delivery: z.strictObject({ day: z.iso.date(), shift: z.enum(SHIFTS) }).nullish(),
  /** Server-generated fingerprint of the gift that the customer saw. */
  gift: text(60).nullish(),
  voucher: text(300).nullish(),
  delivery_way: z.literal('pickup').nullish(),
  /** True if the page displayed a test purchase. The session decides whether the purchase is a test. */
  is_test: z.boolean().nullish(),
})

const checkoutSchema = checkout.refine(
  ({ delivery_way, customerInfo }) => delivery_way === 'pickup' || customerInfo.address != null,
  { path: ['customerInfo', 'address'] },
)

/** Idempotent: repeating a submission finds the order that the first one opened. */
export const createCheckout = defineFunction({
  access: 'customer',
  limit: 'create-checkout',
  schema: checkoutSchema,
  async run({ shop, visitor, body }) {
    const isTesting = visitor.kind === 'customer' && visitor.isTesting
    // A test must never be charged, and a real purchase must never become a test.
    if (isTesting !== (body.is_test ?? false)) return refusedCheckout(refuse('test-changed'))
    // Encrypted for the customer who entered the voucher's code.
    const voucherId = body.voucher ? shop.sealing.unseal('voucher', body.voucher) : null
    if (body.voucher && voucherId === null) return refusedCheckout(refuse('voucher-changed'))
    const start = isTesting ? startTestCheckout : startCheckout
    const started = await start(shop, {
      ...checkoutRequest(body, visitor.kind === 'customer' ? visitor.userId : ''),
      voucherId,
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
  const { name, email, phone, cpf, receiver_cpf: receiverCpf, address } = body.customerInfo
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
      receiverCpf: receiverCpf ?? null,
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
