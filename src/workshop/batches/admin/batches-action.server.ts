import { z } from 'zod'
import { adminAction, intent, refusedWith } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { readShelfKey } from '#catalogue/stock/domain/shelf.ts'
import {
  idText,
  parseWholeNumber,
  sentAs,
  text,
  textUpTo,
} from '#platform/http/request/form-fields.server.ts'
import type { Undoable } from '#ui/admin/undo-offer.ts'
import { undoCopy } from '#ui/copy/admin-undo.ts'
import { done, type FormAnswer } from '#ui/form/form-answer.ts'
import { batchesCopy as words } from '#workshop/batches/copy/admin-batches.ts'
import { finishBatch } from '#workshop/batches/use-cases/finish-batch.ts'
import { failBatch, postponeBatch } from '#workshop/batches/use-cases/postpone-batch.ts'
import { startBatch } from '#workshop/batches/use-cases/start-batch.ts'
import { undoBatch } from '#workshop/batches/use-cases/undo-batch.ts'

export type BatchAnswer = FormAnswer<{
  field: 'pouredBy' | 'pouredOn' | 'cureDays' | 'units' | 'used' | 'short' | 'readyOn' | 'reason'
  /** The affected size if `field` is 'units'. */
  variantId: string | null
  /** The affected material if `field` is 'used'. */
  materialId: string
  undo: Undoable
}>

const fieldOf: Readonly<Record<string, NonNullable<BatchAnswer['field']>>> = {
  'poured-by': 'pouredBy',
  'poured-day': 'pouredOn',
  'cure-days': 'cureDays',
  'batch-units': 'units',
  'used-amount': 'used',
  'not-enough': 'short',
  'later-day': 'readyOn',
  reason: 'reason',
}

const day = textUpTo(10)
const list = pathTo('adminBatches')

const readUnits = (typed = '') => (typed.trim() === '' ? 0 : parseWholeNumber(typed.trim()))

const refusedBatch = (code: keyof typeof words.refusals): BatchAnswer => refusedWith(words.refusals[code])

function buildAnswer(result: Awaited<ReturnType<typeof startBatch>>): BatchAnswer {
  if (result.ok) {
    const { name, number, readyOn, batchIds } = result.value
    const undo = { ...words.started(name, number, readyOn), mails: 0, changes: batchIds, address: list }
    return { ...done(null), undo }
  }
  const field = fieldOf[result.code]
  if (result.code === 'not-enough') return { ...refusedWith(words.notEnough(result.details.short)), field }
  return {
    ...refusedBatch(result.code),
    field,
    ...(result.code === 'batch-units' && result.details),
    ...(result.code === 'used-amount' && result.details),
  }
}

export const batchIntents = {
  start: intent({
    access: 'helper',
    schema: z.object({
      product: text,
      /** Shelves, 'product' or 'product:size', parallel to `units`. An empty unit count means not poured. */
      shelf: z.array(text),
      units: z.array(textUpTo(10)),
      pouredOn: day,
      cureDays: textUpTo(10),
      /** More than the real limit, so that long input is refused with a message instead of cut. */
      pouredBy: textUpTo(200),
      /** Materials, parallel to `used`. An empty amount means the recipe's amount. */
      material: z.array(idText).max(60),
      used: z.array(textUpTo(20)).max(60),
      short: sentAs('yes'),
    }),
    failed: words.failed.start,
    async answer({ product, pouredBy, pouredOn, cureDays, material, short, ...typed }, { shop, actor }) {
      const shelves = typed.shelf.map(readShelfKey)
      const productId = shelves[0]?.productId ?? ''
      if (shelves.some((shelf) => shelf?.productId !== productId)) return refusedBatch('product-not-found')
      if (product !== '' && product !== productId) return refusedBatch('other-candle')
      const sizes = shelves.map((shelf, place) => ({
        variantId: shelf?.variantId ?? null,
        units: readUnits(typed.units[place]),
      }))
      const draft = { pouredBy, pouredOn, cureDays: parseWholeNumber(cureDays.trim()), sizes }
      const used = new Map(material.map((id, place) => [id, typed.used[place] ?? '']))
      return buildAnswer(await startBatch(shop, { actor, productId, draft, used, agreesToShort: short }))
    },
  }),
  undo: intent({
    access: 'helper',
    schema: z.object({ changes: z.array(idText).min(1).max(20) }),
    failed: undoCopy.failed,
    run: ({ changes }, { shop, actor }) => undoBatch(shop, { actor, batchIds: changes }),
    done: ({ name }) => words.undone(name),
    refusals: words.refusals,
  }),
  finish: intent({
    access: 'helper',
    schema: z.object({ batchId: z.array(idText) }),
    failed: words.failed.finish,
    run: ({ batchId }, { shop, actor }) => finishBatch(shop, { actor, batchIds: batchId }),
    done: ({ name, units }) => words.finished(name, units),
    refusals: words.refusals,
  }),
  postpone: intent({
    schema: z.object({ batchId: z.array(idText), readyOn: day }),
    failed: words.failed.postpone,
    run: ({ batchId, readyOn }, { shop, actor }) =>
      postponeBatch(shop, { actor, batchIds: batchId, readyOn }),
    done: ({ name, notified }) => words.postponed(name, notified),
    refusals: words.refusals,
    fields: fieldOf,
  }),
  fail: intent({
    schema: z.object({ batchId: z.array(idText), reason: textUpTo(400) }),
    failed: words.failed.fail,
    run: ({ batchId, reason }, { shop, actor }) => failBatch(shop, { actor, batchIds: batchId, reason }),
    done: ({ name, notified }) => words.failedBatch(name, notified),
    refusals: words.refusals,
    fields: fieldOf,
  }),
}

export const changeBatches = adminAction<BatchAnswer>(batchIntents, { back: list })
