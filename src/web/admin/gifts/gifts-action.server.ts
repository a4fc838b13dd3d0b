import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { adminGiftsCopy as words } from '#copy/admin/gifts.ts'
import { checkGiftOption } from '#domain/gifts/check-gift-option.ts'
import { isUuid } from '#domain/uuid.ts'
import { moveGiftOption, saveGiftOption } from '#shop/admin/gifts/save-gift-option.ts'
import { actorOf, answerOrGoBack } from '#web/admin/answers.server.ts'
import { done, type FormAnswer, refused } from '#web/kit/form/form-answer.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { text, textUpTo, ticked } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'

export type OptionAnswer = FormAnswer<{ field: 'name' | 'price' }>

export const giftOptionFormSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    /** Empty for a new one. */
    optionId: text,
    name: textUpTo(200),
    price: textUpTo(20),
    active: ticked,
    /** When the page saw it changed last, in milliseconds. */
    seenAt: textUpTo(20),
  }),
  z.object({ intent: z.literal('move'), optionId: text, direction: z.enum(['up', 'down']) }),
])

type Sent = z.output<typeof giftOptionFormSchema>
type Context = Readonly<RouterContextProvider>

const refusal = (code: keyof typeof words.refusals): OptionAnswer =>
  refused({ title: words.saveFailed, text: words.refusals[code] })

export async function changeGiftOptions(request: Request, context: Context) {
  const form = await formOf(request)
  const sent = readForm(giftOptionFormSchema, form)
  return answerOrGoBack<OptionAnswer>(request, context, {
    list: pathTo('adminGifts'),
    failure: refused({ title: words.saveFailed }),
    form,
    run: (context) => run(sent, context),
  })
}

async function run(sent: Sent, context: Context): Promise<OptionAnswer> {
  const [shop, { optionId }] = [shopOf(context), sent]
  const isNew = sent.intent === 'save' && optionId === ''
  if (!isNew && !isUuid(optionId)) return refusal('option-not-found')
  if (sent.intent === 'move') {
    await moveGiftOption(shop, { optionId, direction: sent.direction })
    return done()
  }
  const checked = checkGiftOption(sent)
  if (!checked.ok)
    return { ...refusal(checked.code), field: checked.code === 'option-name' ? 'name' : 'price' }
  const saved = await saveGiftOption(shop, {
    actor: actorOf(context),
    optionId: optionId || null,
    facts: { ...checked.value, active: sent.active },
    seenAt: /^\d{1,15}$/.test(sent.seenAt) ? new Date(Number(sent.seenAt)) : null,
  })
  return saved.ok ? done(words.saved) : refusal(saved.code)
}
