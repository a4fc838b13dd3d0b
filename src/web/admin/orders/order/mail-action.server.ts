import { z } from 'zod'
import { orderMailCopy as copy } from '#copy/admin/orders/order-mail.ts'
import { MESSAGE_MAX_LENGTH, MESSAGE_SUBJECT_MAX_LENGTH, ORDER_MAILS } from '#domain/orders/order-mail.ts'
import { isUuid } from '#domain/uuid.ts'
import { resendOrderMail, writeToCustomer } from '#shop/admin/orders/send-order-mail.ts'
import type { Actor } from '#shop/audit/record-change.ts'
import type { Shop } from '#shop/shop.ts'
import { refusedWith } from '#web/admin/answers.server.ts'
import { because } from '#web/admin/orders/refusal-answer.server.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { oneOf, textUpTo } from '#web/server/request/form-fields.server.ts'

export const resendSchema = z.object({
  intent: z.literal('resend'),
  mail: oneOf(ORDER_MAILS),
  key: textUpTo(60),
})
export const messageSchema = z.object({
  intent: z.literal('message'),
  subject: textUpTo(MESSAGE_SUBJECT_MAX_LENGTH),
  text: textUpTo(MESSAGE_MAX_LENGTH),
  key: textUpTo(60),
})

interface OrderAction {
  orderId: string
  actor: Actor
}

export async function resend(
  shop: Shop,
  { mail, key }: z.output<typeof resendSchema>,
  action: OrderAction,
): Promise<FormAnswer> {
  const { toasts } = copy
  if (!mail || !isUuid(key)) return refusedWith(toasts.resendFailed)
  const sent = await resendOrderMail(shop, { ...action, mail, key })
  return sent.ok ? done(toasts.resent) : because(toasts.resendFailed, sent)
}

export async function write(
  shop: Shop,
  { subject, text, key }: z.output<typeof messageSchema>,
  action: OrderAction,
): Promise<FormAnswer> {
  const { toasts } = copy
  if (!isUuid(key)) return refusedWith(toasts.sendFailed)
  const sent = await writeToCustomer(shop, { ...action, subject, text, key })
  return sent.ok ? done(toasts.sent) : because(toasts.sendFailed, sent)
}
