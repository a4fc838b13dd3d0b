import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { adminPotsCopy as words } from '#copy/admin/pots.ts'
import { isUuid } from '#domain/uuid.ts'
import { correctPots, countPots } from '#shop/admin/pots/count-pots.ts'
import { actorOf, answerOrGoBack, refusedWith } from '#web/admin/answers.server.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { text, textUpTo } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'

const pots = textUpTo(10)
export const potsFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('count'), pots, orderId: text, announcement: textUpTo(100) }),
  z.object({ intent: z.literal('correct'), pots, reason: textUpTo(300) }),
])
type PotsForm = z.output<typeof potsFormSchema>
type Context = Readonly<RouterContextProvider>

export async function changePots(request: Request, context: Context, userId: string) {
  const form = await formOf(request)
  const sent = readForm(potsFormSchema, form)
  return answerOrGoBack<FormAnswer>(request, context, {
    list: pathTo('adminCustomer', { id: userId }),
    failure: refusedWith(words.failed),
    form,
    run: (context) => run(sent, context, userId),
  })
}

async function run(sent: PotsForm, context: Context, userId: string): Promise<FormAnswer> {
  if (!isUuid(userId)) return refusedWith(words.refusals['customer-not-found'])
  const [shop, actor] = [shopOf(context), actorOf(context)]
  const entry = { userId, actor, pots: numberIn(sent.pots) }
  const counted =
    sent.intent === 'count'
      ? await countPots(shop, {
          ...entry,
          orderId: isUuid(sent.orderId) ? sent.orderId : null,
          announcement: sent.announcement,
        })
      : await correctPots(shop, { ...entry, reason: sent.reason })
  if (!counted.ok) return refusedWith(words.refusals[counted.code])
  const { balance, made } = counted.value
  return done(words.counted(balance, made))
}

/** '−1' as a phone writes it is -1; what is no number is none that counts. */
const numberIn = (typed: string) => {
  const plain = typed.trim().replace('−', '-').replace('+', '')
  return /^-?\d{1,3}$/.test(plain) ? Number(plain) : Number.NaN
}
