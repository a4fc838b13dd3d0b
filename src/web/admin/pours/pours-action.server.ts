import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { poursCopy as words } from '#copy/admin/pours.ts'
import { isUuid } from '#domain/uuid.ts'
import { finishPour } from '#shop/admin/pours/finish-pour.ts'
import { failPour, postponePour } from '#shop/admin/pours/postpone-pour.ts'
import { startPour } from '#shop/admin/pours/start-pour.ts'
import { actorOf, answerOrGoBack, refusedWith } from '#web/admin/answers.server.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { text, textUpTo, wholeNumberOf } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'

/** A refusal that belongs to one field of the new pour is shown there. */
export type PourAnswer = FormAnswer<{ field: 'pouredOn' | 'cureDays' | 'units' }>

const day = textUpTo(10)
export const pourFormSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('start'),
    /** 'product' or 'product:size' */
    shelf: text,
    units: textUpTo(10),
    pouredOn: day,
    cureDays: textUpTo(10),
  }),
  z.object({ intent: z.literal('finish'), pourId: text }),
  z.object({ intent: z.literal('postpone'), pourId: text, readyOn: day }),
  z.object({ intent: z.literal('fail'), pourId: text }),
])
type PourForm = z.output<typeof pourFormSchema>
type Context = Readonly<RouterContextProvider>

export async function changePours(request: Request, context: Context) {
  const form = await formOf(request)
  const sent = readForm(pourFormSchema, form)
  return answerOrGoBack<PourAnswer>(request, context, {
    list: pathTo('adminPours'),
    failure: refusedWith(words.failed[sent.intent]),
    form,
    run: (context) => run(sent, context),
  })
}

async function run(sent: PourForm, context: Context): Promise<PourAnswer> {
  if (sent.intent === 'start') return start(sent, context)
  const [shop, actor, { pourId }] = [shopOf(context), actorOf(context), sent]
  if (!isUuid(pourId)) return refusedWith(words.refusals['pour-not-found'])
  switch (sent.intent) {
    case 'finish': {
      const finished = await finishPour(shop, { actor, pourId })
      if (!finished.ok) return refusedWith(words.refusals[finished.code])
      return done(words.finished(finished.value.name, finished.value.units))
    }
    case 'postpone': {
      const late = await postponePour(shop, { actor, pourId, readyOn: sent.readyOn })
      if (!late.ok) return refusedWith(words.refusals[late.code])
      return done(words.postponed(late.value.name, late.value.notified))
    }
    case 'fail': {
      const failed = await failPour(shop, { actor, pourId })
      if (!failed.ok) return refusedWith(words.refusals[failed.code])
      return done(words.failedPour(failed.value.name, failed.value.notified))
    }
  }
}

const fieldOf = { 'poured-day': 'pouredOn', 'cure-days': 'cureDays', 'pour-units': 'units' } as const

async function start(
  { shelf, units, pouredOn, cureDays }: Extract<PourForm, { intent: 'start' }>,
  context: Context,
): Promise<PourAnswer> {
  const [productId = '', variantId = null] = shelf.split(':')
  if (!isUuid(productId) || (variantId !== null && !isUuid(variantId)))
    return refusedWith(words.refusals['product-not-found'])
  const draft = { pouredOn, cureDays: wholeNumberOf(cureDays.trim()), units: wholeNumberOf(units.trim()) }
  const pour = { actor: actorOf(context), productId, variantId, draft }
  const started = await startPour(shopOf(context), pour)
  if (started.ok) return done(words.started(started.value.name, started.value.readyOn))
  const answer = refusedWith(words.refusals[started.code])
  return started.code === 'product-not-found' ? answer : { ...answer, field: fieldOf[started.code] }
}
