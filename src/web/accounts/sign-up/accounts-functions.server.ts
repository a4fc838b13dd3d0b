import { z } from 'zod'
import { orderNoticeCopy, sendEmailCopy } from '#copy/account/accounts.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { writeEmail } from '#shop/operations/write-email.ts'
import { announceOrderStatus } from '#shop/orders/announce-order-status.ts'
import { defineFunction } from '#web/server/functions/define-function.server.ts'
import { confirmAndAnswer } from './confirm-and-answer.server.ts'
import { emailSchema } from './email-schemas-functions.server.ts'

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
    const announced = await announceOrderStatus(shop, { ...body, trackingNumber })
    if (announced.ok) return { body: { success: true } }
    return announced.code === 'order-not-found'
      ? { status: 404, body: { error: orderNoticeCopy.unknownOrder } }
      : { status: 409, body: { error: orderNoticeCopy.otherStatus } }
  },
})

export const accountFunctions = {
  'verify-email-token': verifyEmailToken,
  'send-email': sendEmail,
  'notify-order-status-change': notifyOrderStatusChange,
}
