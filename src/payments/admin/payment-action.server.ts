import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { paymentSettingsCopy as words } from '#payments/copy/admin-payment-settings.ts'
import { pixAdminCopy } from '#payments/copy/admin-pix.ts'
import { savePixDiscount } from '#payments/use-cases/payment-settings.ts'
import { seenNumber, textUpTo } from '#platform/http/request/form-fields.server.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'

export type PaymentAnswer = FormAnswer<{ fault: string }>

export const paymentIntents = {
  save: intent({
    schema: z.object({ percent: textUpTo(10), version: seenNumber }),
    failed: { title: words.saveFailed },
    proof: true,
    run: ({ percent, version }, { shop, actor }) =>
      savePixDiscount(shop, { percent: percentFrom(percent), version, actor }),
    done: () => words.saved,
    refusals: pixAdminCopy.refusals,
    adds: (result) =>
      !result.ok && result.code === 'invalid-percent' ? { fault: pixAdminCopy.refusals[result.code] } : {},
  }),
}

export const savePayment = adminAction<PaymentAnswer>(paymentIntents, {
  back: pathTo('adminPayment'),
  otherwise: 'save',
})

function percentFrom(typed: string): number {
  const digits = /^\s*(\d{1,3})\s*%?\s*$/.exec(typed)?.[1]
  return digits === undefined ? Number.NaN : Number(digits)
}
