import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { idText, textUpTo, wholeNumberOf } from '#platform/http/request/form-fields.server.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { pourPageCopy as words } from '#workshop/batches/copy/admin-pour-page.ts'
import { correctPour } from '#workshop/batches/use-cases/correct-pour.ts'
import { loseUnits } from '#workshop/batches/use-cases/lose-units.ts'
import { notePour } from '#workshop/batches/use-cases/note-pour.ts'

export type PourPageAnswer = FormAnswer<{
  field: 'units' | 'reason' | 'text' | 'pouredOn' | 'cost' | 'used' | 'correctReason'
}>

const fieldOf: Readonly<Record<string, NonNullable<PourPageAnswer['field']>>> = {
  'lost-units': 'units',
  'lost-all': 'units',
  'not-so-many': 'units',
  reason: 'reason',
  note: 'text',
  'poured-day': 'pouredOn',
  'pour-units': 'units',
  'fewer-than-gone': 'units',
  'pour-cost': 'cost',
  'used-amount': 'used',
  'not-so-much': 'used',
}

const texts = z.array(textUpTo(40)).max(60).catch([])

const adds = (result: { ok: boolean; code?: string }) => (result.code ? { field: fieldOf[result.code] } : {})

export const pourPageIntents = {
  lose: intent({
    schema: z.object({ pourId: idText, units: textUpTo(10), reason: textUpTo(400) }),
    failed: words.failed,
    run: ({ units, ...sent }, { shop, actor }) =>
      loseUnits(shop, { actor, ...sent, units: wholeNumberOf(units.trim()) }),
    done: ({ number, units }) => words.lost(number, units),
    refusals: (refusal) =>
      refusal.code === 'not-so-many' ? words.notSoMany(refusal.details.most) : words.refusals[refusal.code],
    adds,
  }),
  correct: intent({
    schema: z.object({
      seen: textUpTo(20),
      pouredOn: textUpTo(20),
      pourId: texts,
      units: texts,
      cost: texts,
      material: texts,
      used: texts,
      reason: textUpTo(400),
    }),
    failed: words.failed,
    run: ({ pourId, units, cost, material, used, ...sent }, { shop, actor, params }) =>
      correctPour(shop, {
        actor,
        number: Number(params.number),
        ...sent,
        sizes: pourId.map((id, place) => ({
          pourId: id,
          units: wholeNumberOf((units[place] ?? '').trim()),
          cost: cost[place] ?? '',
        })),
        used: new Map(material.map((id, place) => [id, used[place] ?? ''])),
      }),
    done: ({ number }) => words.corrected(number),
    refusals(refusal) {
      if (refusal.code === 'fewer-than-gone') return words.fewerThanGone(refusal.details.least)
      if (refusal.code === 'not-so-much') return words.notSoMuch(refusal.details)
      return words.refusals[refusal.code]
    },
    adds: (result) =>
      result.ok
        ? {}
        : { field: result.code === 'reason' ? ('correctReason' as const) : fieldOf[result.code] },
  }),
  note: intent({
    schema: z.object({ text: textUpTo(5000) }),
    failed: words.failed,
    run: ({ text }, { shop, actor, params }) =>
      notePour(shop, { actor, number: Number(params.number), text }),
    done: ({ number }) => words.noted(number),
    refusals: words.refusals,
    adds,
  }),
}

export const changePour = adminAction<PourPageAnswer>(pourPageIntents, {
  back: ({ number = '' }) => pathTo('adminPour', { number }),
  isPage: ({ number = '' }) => /^[1-9]\d{0,8}$/.test(number),
})
