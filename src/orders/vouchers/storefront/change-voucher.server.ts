import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { changeVoucherCopy as words } from '#orders/vouchers/copy/buy-voucher.ts'
import { changeBoughtVoucher } from '#orders/vouchers/use-cases/change-bought-voucher.ts'
import { answerForm } from '#platform/http/request/answer-form.server.ts'
import { textUpTo } from '#platform/http/request/form-fields.server.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'
import type { TypedLetter } from './letter-fields.tsx'
import { faultAtField, letterFields, readLetter } from './letter-form.server.ts'

export const changeVoucherForm = z.object({
  intent: z.literal('change-voucher'),
  version: textUpTo(60),
  ...letterFields,
})

export type ChangedVoucher = FormAnswer<{
  typed: TypedLetter
  problem: string | null
  faults: ReturnType<typeof faultAtField>
  version: string
}>

/** Stored answers must not contain the entered text, which is personal. */
export async function changeVoucher(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  { typed, linkedOrderId }: { typed: z.output<typeof changeVoucherForm>; linkedOrderId: string },
): Promise<ChangedVoucher> {
  return answerForm(context, form, async (inside): Promise<ChangedVoucher> => {
    const letter = readLetter(typed)
    const changed = await changeBoughtVoucher(inside, { linkedOrderId, letter, version: typed.version })
    if (changed.ok) {
      const { isSent, version } = changed.value
      return { ...done(isSent ? words.savedAndSent : words.saved), version }
    }
    const text = words.refusals[changed.code]
    const faults = faultAtField(changed.code, text)
    const { version } = changed.code === 'changed-meanwhile' ? changed.details : typed
    const answer = refused({ title: words.failed, text })
    return { ...answer, problem: faults ? null : text, faults, typed, version }
  })
}
