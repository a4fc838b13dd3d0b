import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { idText, parseWholeNumber, textUpTo } from '#platform/http/request/form-fields.server.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { batchPageCopy as words } from '#workshop/batches/copy/admin-batch-page.ts'
import { correctBatch } from '#workshop/batches/use-cases/correct-batch.ts'
import { loseUnits } from '#workshop/batches/use-cases/lose-units.ts'
import { noteBatch } from '#workshop/batches/use-cases/note-batch.ts'

export type BatchPageAnswer = FormAnswer<{
  field: 'units' | 'reason' | 'text' | 'pouredOn' | 'cost' | 'used' | 'correctReason'
}>

const fieldOf: Readonly<Record<string, NonNullable<BatchPageAnswer['field']>>> = {
  'lost-units': 'units',
  'lost-all': 'units',
  'not-so-many': 'units',
  reason: 'reason',
  note: 'text',
  'poured-day': 'pouredOn',
  'batch-units': 'units',
  'fewer-than-gone': 'units',
  'batch-cost': 'cost',
  'used-amount': 'used',
  'not-so-much': 'used',
}

const texts = z.array(textUpTo(40)).max(60).catch([])

export const batchPageIntents = {
  lose: intent({
    schema: z.object({ batchId: idText, units: textUpTo(10), reason: textUpTo(400) }),
    failed: words.failed,
    run: ({ units, ...sent }, { shop, actor }) =>
      loseUnits(shop, { actor, ...sent, units: parseWholeNumber(units.trim()) }),
    done: ({ number, units }) => words.lost(number, units),
    refusals: (refusal) =>
      refusal.code === 'not-so-many' ? words.notSoMany(refusal.details.most) : words.refusals[refusal.code],
    fields: fieldOf,
  }),
  correct: intent({
    schema: z.object({
      seen: textUpTo(20),
      pouredOn: textUpTo(20),
      batchId: texts,
      units: texts,
      cost: texts,
      material: texts,
      used: texts,
      reason: textUpTo(400),
    }),
    failed: words.failed,
    run: ({ batchId, units, cost, material, used, ...sent }, { shop, actor, params }) =>
      correctBatch(shop, {
        actor,
        number: Number(params.number),
        ...sent,
        sizes: batchId.map((id, place) => ({
          batchId: id,
          units: parseWholeNumber((units[place] ?? '').trim()),
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
    fields: { ...fieldOf, reason: 'correctReason' },
  }),
  note: intent({
    schema: z.object({ text: textUpTo(5000) }),
    failed: words.failed,
    run: ({ text }, { shop, actor, params }) =>
      noteBatch(shop, { actor, number: Number(params.number), text }),
    done: ({ number }) => words.noted(number),
    refusals: words.refusals,
    fields: fieldOf,
  }),
}

export const changeBatch = adminAction<BatchPageAnswer>(batchPageIntents, {
  back: ({ number = '' }) => pathTo('adminBatch', { number }),
  isPage: ({ number = '' }) => /^[1-9]\d{0,8}$/.test(number),
})
