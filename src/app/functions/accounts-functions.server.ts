import { z } from 'zod'
import { orderNoticeCopy, sendEmailCopy } from '#accounts/copy/accounts.ts'
import { confirmAndAnswer } from '#accounts/sign-up/storefront/confirm-and-answer.server.ts'
import { ORDER_STATUSES } from '#orders/domain/order-status.ts'
import { announceOrderStatus } from '#orders/use-cases/announce-order-status.ts'
import { isEmail, normaliseEmail } from '#platform/domain/email.ts'
import { roundToCentavos } from '#platform/domain/money.ts'
import { defineFunction } from '#platform/http/functions/define-function.server.ts'
import type { Email } from '#platform/mail/email.ts'
import { writeEmail } from '#platform/operations/write-email.ts'

const line = z.string().trim().min(1).max(200)

const mailbox = z.string().transform(normaliseEmail).refine(isEmail)

/** In reais, as in the specification's payloads. */
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

/** Accepts underscores too: 'order_confirmation' is read as 'order-confirmation'. */
const emailSchema = z.preprocess((body) => {
  const type = (body as { type?: unknown } | null)?.type
  return typeof type === 'string' ? { ...(body as object), type: type.replaceAll('_', '-') } : body
}, email) satisfies z.ZodType<Email>

const verifyEmailToken = defineFunction({
  access: 'public',
  limit: 'verify-email-token',
  schema: z.object({ token: z.string().max(200) }),
  async run({ shop, body }) {
    const { answer, headers } = await confirmAndAnswer(shop, body.token)
    return { body: answer, headers }
  },
})

const sendEmail = defineFunction({
  access: 'administrator',
  limit: 'send-email',
  schema: emailSchema,
  async run({ shop, body }) {
    try {
      await writeEmail(shop, body)
      return { body: { success: true } }
    } catch (error) {
      shop.log.error({ err: error, type: body.type }, 'an e-mail was not written')
      return { status: 500, body: { error: sendEmailCopy.failed } }
    }
  },
})

const notifyOrderStatusChange = defineFunction({
  access: 'administrator',
  limit: 'notify-order-status-change',
  schema: z.object({
    orderId: z.uuid(),
    oldStatus: z.enum(ORDER_STATUSES),
    newStatus: z.enum(ORDER_STATUSES),
    trackingNumber: z.string().trim().max(100).nullish(),
  }),
  async run({ shop, body }) {
    const trackingNumber = body.trackingNumber || null
    const outcome = await announceOrderStatus(shop, { ...body, trackingNumber })
    if (outcome.ok) return { body: { success: true } }
    return outcome.code === 'order-not-found'
      ? { status: 404, body: { error: orderNoticeCopy.unknownOrder } }
      : { status: 409, body: { error: orderNoticeCopy.otherStatus } }
  },
})

export const accountFunctions = {
  'verify-email-token': verifyEmailToken,
  'send-email': sendEmail,
  'notify-order-status-change': notifyOrderStatusChange,
}
