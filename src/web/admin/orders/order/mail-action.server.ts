import { z } from 'zod'
import { orderMailCopy as copy } from '#copy/admin/orders/order-mail.ts'
import { MESSAGE_MAX_LENGTH, MESSAGE_SUBJECT_MAX_LENGTH, ORDER_MAILS } from '#domain/orders/order-mail.ts'
import { resendOrderMail, writeToCustomer } from '#shop/admin/orders/send-order-mail.ts'
import type { Actor } from '#shop/audit/record-change.ts'
import type { Shop } from '#shop/shop.ts'
import { refusedWith } from '#web/admin/answers.server.ts'
import { because } from '#web/admin/orders/refusal-answer.server.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { oneOf, textUpTo } from '#web/server/request/form-fields.server.ts'

export const resendSchema = z.object({ intent: z.literal('resend'), mail: oneOf(ORDER_MAILS) })
export const messageSchema = z.object({
  intent: z.literal('message'),
  subject: textUpTo(MESSAGE_SUBJECT_MAX_LENGTH),
  text: textUpTo(MESSAGE_MAX_LENGTH),
})

interface OrderAction {
  orderId: string
  actor: Actor
}

export async function resend(
  shop: Shop,
  { mail }: z.output<typeof resendSchema>,
  action: OrderAction,
): Promise<FormAnswer> {
  const { toasts } = copy
  if (!mail) return refusedWith(toasts.resendFailed)
  const sent = await resendOrderMail(shop, { ...action, mail })
  return sent.ok ? done(toasts.resent) : because(toasts.resendFailed, sent)
}

export async function write(
  shop: Shop,
  { subject, text }: z.output<typeof messageSchema>,
  action: OrderAction,
): Promise<FormAnswer> {
  const { toasts } = copy
  const sent = await writeToCustomer(shop, { ...action, subject, text })
  return sent.ok ? done(toasts.sent) : because(toasts.sendFailed, sent)
}
