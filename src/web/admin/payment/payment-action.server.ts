import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { pixAdminCopy } from '#copy/admin/orders/pix.ts'
import { paymentSettingsCopy as words } from '#copy/admin/payment-settings.ts'
import { savePixDiscount } from '#shop/admin/payments/payment-settings.ts'
import { requireFreshProof } from '#web/accounts/session/fresh-proof.server.ts'
import { actorOf, answerOrGoBack } from '#web/admin/answers.server.ts'
import { done, type FormAnswer, refused } from '#web/kit/form/form-answer.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { seenNumber, textUpTo } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'

export const paymentFormSchema = z.object({ percent: textUpTo(10), version: seenNumber })

export type PaymentAnswer = FormAnswer<{ fault: string }>

export async function savePayment(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await formOf(request)
  const sent = readForm(paymentFormSchema, form)
  await requireFreshProof({ request, context, form })
  return answerOrGoBack<PaymentAnswer>(request, context, {
    failure: refused({ title: words.saveFailed }),
    list: pathTo('adminPayment'),
    form,
    async run(context) {
      const { version } = sent
      const saved = await savePixDiscount(shopOf(context), {
        percent: percentFrom(sent.percent),
        version,
        actor: actorOf(context),
      })
      if (saved.ok) return done(words.saved)
      const fault = pixAdminCopy.refusals[saved.code]
      const answer = refused({ title: words.saveFailed, text: fault })
      return saved.code === 'invalid-percent' ? { ...answer, fault } : answer
    },
  })
}

/** '5' or '5%'; what is no whole number is no percent. */
function percentFrom(typed: string): number {
  const digits = /^\s*(\d{1,3})\s*%?\s*$/.exec(typed)?.[1]
  return digits === undefined ? Number.NaN : Number(digits)
}
