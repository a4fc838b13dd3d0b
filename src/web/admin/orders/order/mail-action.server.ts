import { z } from 'zod'
import { orderMailCopy as copy } from '#copy/admin/orders/order-mail.ts'
import { MESSAGE_MAX_LENGTH, MESSAGE_SUBJECT_MAX_LENGTH, ORDER_MAILS } from '#domain/orders/order-mail.ts'
import { resendOrderMail, writeToCustomer } from '#shop/admin/orders/send-order-mail.ts'
import { intent, refusedWith } from '#web/admin/admin-action.server.ts'
import { actionOn, refusalAnswer } from '#web/admin/orders/refusal-answer.server.ts'
import { done } from '#web/kit/form/form-answer.ts'
import { oneOf, textUpTo } from '#web/server/request/form-fields.server.ts'

const { toasts } = copy

export const mailIntents = {
  resend: intent({
    schema: z.object({ mail: oneOf(ORDER_MAILS) }),
    failed: toasts.resendFailed,
    async answer({ mail }, request) {
      if (!mail) return refusedWith(toasts.resendFailed)
      const sent = await resendOrderMail(request.shop, { ...actionOn(request), mail })
      return sent.ok ? done(toasts.resent) : refusalAnswer(toasts.resendFailed, sent)
    },
  }),
  message: intent({
    schema: z.object({
      subject: textUpTo(MESSAGE_SUBJECT_MAX_LENGTH),
      text: textUpTo(MESSAGE_MAX_LENGTH),
    }),
    failed: toasts.sendFailed,
    async answer(message, request) {
      const sent = await writeToCustomer(request.shop, { ...actionOn(request), ...message })
      return sent.ok ? done(toasts.sent) : refusalAnswer(toasts.sendFailed, sent)
    },
  }),
}
