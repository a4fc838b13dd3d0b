import { z } from 'zod'
import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import type { Email } from '#domain/email.ts'
import { roundToCentavos } from '#domain/money.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'

const line = z.string().trim().min(1).max(200)
const mailbox = z.string().transform(normaliseEmail).refine(isEmail)
/** In reais, as the specification's payloads carry it. */
const money = z
  .number()
  .min(0)
  .max(1_000_000)
  .transform((reais) => roundToCentavos(reais * 100))
const address = z.object({
  line1: line,
  line2: z.string().max(200).nullish(),
  city: line,
  state: z.string().length(2),
  postal_code: line,
  country: line,
})
const item = z
  .object({
    name: line,
    variant_name: z.string().max(100).nullish(),
    quantity: z.int().min(1).max(999),
    unit_price: money,
    image: z.string().max(500).nullish(),
  })
  .transform(({ variant_name, unit_price, ...rest }) => ({
    ...rest,
    variantName: variant_name,
    unitPrice: unit_price,
    totalPrice: unit_price * rest.quantity,
  }))

const orderConfirmation = z
  .object({
    customerName: line,
    orderNumber: line,
    orderTotal: money,
    items: z.array(item).min(1).max(100),
    shippingAddress: address,
    orderDate: z.iso.datetime({ offset: true }),
  })
  .transform((data) => {
    const goods = data.items.reduce((sum, { totalPrice }) => sum + totalPrice, 0)
    return { ...data, shippingAmount: Math.max(0, data.orderTotal - goods) }
  })

const email = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    to: mailbox,
    data: z.object({ customerName: line, customerEmail: mailbox }),
  }),
  z.object({ type: z.literal('order-confirmation'), to: mailbox, data: orderConfirmation }),
  z.object({
    type: z.literal('order-status-update'),
    to: mailbox,
    data: z.object({ customerName: line, orderNumber: line, status: z.enum(ORDER_STATUSES) }),
  }),
])

/** {type, to, data} of the function `send-email`; 'order_confirmation' is read like 'order-confirmation'. */
export const emailSchema = z.preprocess((body) => {
  const type = (body as { type?: unknown } | null)?.type
  return typeof type === 'string' ? { ...(body as object), type: type.replaceAll('_', '-') } : body
}, email) satisfies z.ZodType<Email>
