import { data, type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { buyVoucher } from '#checkout/vouchers/use-cases/buy-voucher.ts'
import { buyVoucherCopy as words } from '#orders/vouchers/copy/buy-voucher.ts'
import type { VoucherDraft } from '#orders/vouchers/domain/voucher-draft.ts'
import { faultAtField, letterFields, readLetter } from '#orders/vouchers/storefront/letter-form.server.ts'
import { functionCopy } from '#platform/copy/functions.ts'
import { normaliseEmail } from '#platform/domain/email.ts'
import { parseBrl } from '#platform/domain/money.ts'
import { normaliseName } from '#platform/domain/names.ts'
import { answerFormWhenDone } from '#platform/http/request/answer-form.server.ts'
import { requestOf, shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { textUpTo } from '#platform/http/request/form-fields.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import { refused } from '#ui/form/form-answer.ts'

export const buyVoucherForm = z.object({
  key: textUpTo(60),
  amount: textUpTo(12),
  other: textUpTo(20),
  giverName: textUpTo(200),
  giverEmail: textUpTo(300),
  ...letterFields,
})

type Typed = z.output<typeof buyVoucherForm>

export async function orderVoucher(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await readFormData(request)
  const typed = readForm(buyVoucherForm, form)
  const visitor = visitorOf(context)
  const draft = readDraft(typed)
  const userId = visitor.kind === 'customer' ? visitor.userId : null
  const bought = await buyVoucher(shopOf(context), {
    // The form names the request also without JavaScript. Another gift from the same form is a new order.
    request: { requestKey: JSON.stringify([typed.key, draft]), userId },
    draft,
    userId,
    clientAddress: requestOf(context).clientAddress,
  })
  if (bought.ok) {
    // After a lost response, the page repeats the request and is redirected. The URL is secret, so it is
    // not stored.
    await answerFormWhenDone(context, form, async () => ({ ok: true }))
    throw redirect(bought.value.path)
  }
  const isTooMany = bought.code === 'too-many'
  const text = isTooMany
    ? functionCopy.tooMany(bought.details.retryAfterSeconds)
    : words.refusals[bought.code]
  const faults = findFaults(bought.code, text, typed)
  // Field errors are shown inline; a toast would persist on the payment page.
  const answer = faults ? { ok: false, toast: null } : refused({ title: words.failed, text })
  return data({ ...answer, problem: faults ? null : text, faults, typed }, { status: isTooMany ? 429 : 400 })
}

function findFaults(
  code: string,
  text: string,
  { amount }: Typed,
): Partial<Record<keyof Typed, string>> | null {
  if (code === 'amount-out-of-bounds') return amount === 'other' ? { other: text } : null
  if (code === 'giver-name') return { giverName: text }
  return code === 'giver-email' ? { giverEmail: text } : faultAtField(code, text)
}

function readDraft(typed: Typed): VoucherDraft {
  return {
    amount: typed.amount === 'other' ? (parseBrl(typed.other) ?? 0) : Number(typed.amount),
    giver: { name: normaliseName(typed.giverName), email: normaliseEmail(typed.giverEmail) },
    ...readLetter(typed),
  }
}
