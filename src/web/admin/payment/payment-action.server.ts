import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { pixAdminCopy } from '#copy/admin/orders/pix.ts'
import { paymentSettingsCopy as words } from '#copy/admin/payment-settings.ts'
import { savePixDiscount } from '#shop/admin/payments/payment-settings.ts'
import { adminAction, intent } from '#web/admin/admin-action.server.ts'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { seenNumber, textUpTo } from '#web/server/request/form-fields.server.ts'

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

/** '5' or '5%'; what is no whole number is no percent. */
function percentFrom(typed: string): number {
  const digits = /^\s*(\d{1,3})\s*%?\s*$/.exec(typed)?.[1]
  return digits === undefined ? Number.NaN : Number(digits)
}
