import { z } from 'zod'
import { MAX_QUANTITY } from '#domain/cart/cart-line.ts'
import { MAX_GUEST_LINES } from '#domain/cart/guest-cart.ts'
import { parseCpf } from '#domain/checkout/cpf.ts'
import { PAYMENT_METHODS } from '#domain/checkout/payment-method.ts'
import { SHIFTS } from '#domain/delivery/shifts.ts'
import { MOST_CHOICES } from '#domain/kits/most-choices.ts'
import { roundToCentavos } from '#domain/money.ts'

const text = (longest: number) => z.string().trim().max(longest)
const required = (longest: number) => z.string().trim().min(1).max(longest)

/** Reais in the answer and the question, centavos inside. */
const reais = z
  .number()
  .min(0)
  .max(1_000_000)
  .transform((amount) => roundToCentavos(amount * 100))

/** Ids and quantities. A price in here is not looked at: it is refused, so that nobody believes it counted. */
const cartItem = z.strictObject({
  product_id: z.uuid(),
  variant_id: z.uuid().nullish(),
  quantity: z.int().min(1).max(MAX_QUANTITY),
  /** Beyond the specification: what was chosen for a kit. */
  chosen_parts: z.array(z.uuid()).max(MOST_CHOICES).nullish(),
})

const address = z.strictObject({
  line1: required(250),
  line2: text(250).nullish(),
  city: required(100),
  state: required(2),
  postal_code: z.string().regex(/^\d{5}-?\d{3}$/),
  country: text(60).nullish(),
})

const checkout = z.strictObject({
  cartItems: z.array(cartItem).max(MAX_GUEST_LINES),
  customerInfo: z.strictObject({
    name: required(120),
    email: text(255).nullish(),
    phone: text(40).nullish(),
    /** Beyond the specification: for the invoice, as it is typed. */
    cpf: z
      .string()
      .transform(parseCpf)
      .refine((digits) => digits !== null)
      .nullish(),
    /** Missing where the customer fetches it at the workshop, and there only. */
    address: address.nullish(),
  }),
  /** Sent when there is freight; provider and service name the promised offer, and its price has to be the promised one. */
  shippingInfo: z
    .strictObject({
      price: reais,
      provider: text(60).nullish(),
      service: text(60).nullish(),
      breakdown: z.unknown().optional(),
    })
    .nullish(),
  expected_total: reais.nullish(),
  /** The address is to be the profile's from now on. */
  save_address: z.boolean().nullish(),
  /** Beyond the specification: the customer ticked that she wants to be asked how the candles were. */
  review_invitations: z.boolean().nullish(),
  /** A card where nothing is said. */
  payment_method: z.enum(PAYMENT_METHODS).nullish(),
  /** Beyond the specification: the first free day and shift where nothing is said. */
  delivery: z.strictObject({ day: z.iso.date(), shift: z.enum(SHIFTS) }).nullish(),
  /** Beyond the specification: which present the customer was shown, in the server's own word for it. */
  gift: text(60).nullish(),
  voucher: text(300).nullish(),
  /** The customer fetches it at the workshop; it is brought where nothing is said. */
  delivery_way: z.literal('pickup').nullish(),
  /** Beyond the specification: the page says that it is a test; whether it is one, the session says. */
  is_test: z.boolean().nullish(),
})

export const checkoutSchema = checkout.refine(
  ({ delivery_way, customerInfo }) => delivery_way === 'pickup' || customerInfo.address != null,
  { path: ['customerInfo', 'address'] },
)

export const sessionSchema = z.object({
  session_id: z.string().min(1).max(100),
  /** False for a page that asks every few seconds: it reads what the shop already knows. */
  ask_provider: z.boolean().nullish(),
})

export const linkedPaymentSchema = z.strictObject({
  order_number: z.string().min(1).max(40),
  key: z.string().min(1).max(100),
  ask_provider: z.boolean().nullish(),
})

export const testPixSchema = z.strictObject({ order_number: z.string().min(1).max(40) })

export const testCardSchema = z.strictObject({
  client_secret: z.string().min(1).max(300),
  number: z.string().max(40),
  expiry_month: z.int(),
  expiry_year: z.int(),
  cvc: z.string().max(8),
})
