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

const pressed = { countKey: textUpTo(100), pots: textUpTo(10) }
export const potsFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('count'), orderId: text, ...pressed }),
  z.object({ intent: z.literal('correct'), reason: textUpTo(300), ...pressed }),
])
type PotsForm = z.output<typeof potsFormSchema>
type Context = Readonly<RouterContextProvider>

export async function changePots(request: Request, context: Context, userId: string) {
  const sent = readForm(potsFormSchema, await formOf(request))
  return answerOrGoBack<FormAnswer>(request, context, {
    list: pathTo('adminCustomer', { id: userId }),
    failure: refusedWith(words.failed),
    run: () => run(sent, context, userId),
  })
}

async function run(sent: PotsForm, context: Context, userId: string): Promise<FormAnswer> {
  if (!isUuid(userId)) return refusedWith(words.refusals['customer-not-found'])
  const [shop, actor] = [shopOf(context), actorOf(context)]
  // A key of another customer must not stand for this one's press.
  const press = {
    userId,
    actor,
    pots: numberIn(sent.pots),
    key: `${userId}:${sent.intent}:${sent.countKey}`,
  }
  const counted =
    sent.intent === 'count'
      ? await countPots(shop, { ...press, orderId: isUuid(sent.orderId) ? sent.orderId : null })
      : await correctPots(shop, { ...press, reason: sent.reason })
  if (!counted.ok) return refusedWith(words.refusals[counted.code])
  const { name, balance, made } = counted.value
  return done(words.counted(name, balance, made))
}

/** '−1' as a phone writes it is -1; what is no number is none that counts. */
const numberIn = (typed: string) => {
  const plain = typed.trim().replace('−', '-').replace('+', '')
  return /^-?\d{1,3}$/.test(plain) ? Number(plain) : Number.NaN
}
