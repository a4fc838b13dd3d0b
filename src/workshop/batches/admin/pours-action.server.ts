import { z } from 'zod'
import { adminAction, intent, refusedWith } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import type { ShelfName } from '#catalogue/stock/domain/shelf.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { idText, sentAs, text, textUpTo, wholeNumberOf } from '#platform/http/request/form-fields.server.ts'
import type { Undoable } from '#ui/admin/undo-offer.ts'
import { undoCopy } from '#ui/copy/admin-undo.ts'
import { done, type FormAnswer } from '#ui/form/form-answer.ts'
import { poursCopy as words } from '#workshop/batches/copy/admin-pours.ts'
import { finishPour } from '#workshop/batches/use-cases/finish-pour.ts'
import { failPour, postponePour } from '#workshop/batches/use-cases/postpone-pour.ts'
import { startPour } from '#workshop/batches/use-cases/start-pour.ts'
import { undoPour } from '#workshop/batches/use-cases/undo-pour.ts'

/** A refusal that belongs to one field of the new pour is shown there. */
export type PourAnswer = FormAnswer<{
  field: 'pouredBy' | 'pouredOn' | 'cureDays' | 'units' | 'used' | 'short'
  /** Whose units, where `field` is that. */
  variantId: string | null
  /** Of which material, where `field` is 'used'. */
  materialId: string
  undo: Undoable
}>

const fieldOf: Readonly<Record<string, NonNullable<PourAnswer['field']>>> = {
  'poured-by': 'pouredBy',
  'poured-day': 'pouredOn',
  'cure-days': 'cureDays',
  'pour-units': 'units',
  'used-amount': 'used',
  'not-enough': 'short',
}

const day = textUpTo(10)
const list = pathTo('adminPours')

function readShelf(typed: string): ShelfName | null {
  const [productId = '', variantId = null] = typed.split(':')
  return isUuid(productId) && (variantId === null || isUuid(variantId)) ? { productId, variantId } : null
}

const readUnits = (typed = '') => (typed.trim() === '' ? 0 : wholeNumberOf(typed.trim()))

const refusedPour = (code: keyof typeof words.refusals): PourAnswer => refusedWith(words.refusals[code])

/** What was written down can be taken back for ten seconds. */
function answerOf(result: Awaited<ReturnType<typeof startPour>>): PourAnswer {
  if (result.ok) {
    const { name, number, readyOn, pourIds } = result.value
    const undo = { ...words.started(name, number, readyOn), mails: 0, changes: pourIds, address: list }
    return { ...done(null), undo }
  }
  const field = fieldOf[result.code]
  if (result.code === 'not-enough') return { ...refusedWith(words.notEnough(result.details.short)), field }
  return {
    ...refusedPour(result.code),
    field,
    ...(result.code === 'pour-units' && result.details),
    ...(result.code === 'used-amount' && result.details),
  }
}

export const pourIntents = {
  start: intent({
    access: 'helper',
    schema: z.object({
      /** What the list of candles showed. */
      product: text,
      /** 'product' or 'product:size', each with its units; empty for a size that was not poured. */
      shelf: z.array(text),
      units: z.array(textUpTo(10)),
      pouredOn: day,
      cureDays: textUpTo(10),
      /** Longer than what is taken: refused in words, not cut. */
      pouredBy: textUpTo(200),
      /** Materials, each with what it took; empty for what the recipe says. */
      material: z.array(idText).max(60),
      used: z.array(textUpTo(20)).max(60),
      short: sentAs('yes'),
    }),
    failed: words.failed.start,
    async answer({ product, pouredBy, pouredOn, cureDays, material, short, ...typed }, { shop, actor }) {
      const shelves = typed.shelf.map(readShelf)
      const productId = shelves[0]?.productId ?? ''
      if (shelves.some((shelf) => shelf?.productId !== productId)) return refusedPour('product-not-found')
      if (product !== '' && product !== productId) return refusedPour('other-candle')
      const sizes = shelves.map((shelf, place) => ({
        variantId: shelf?.variantId ?? null,
        units: readUnits(typed.units[place]),
      }))
      const draft = { pouredBy, pouredOn, cureDays: wholeNumberOf(cureDays.trim()), sizes }
      const used = new Map(material.map((id, place) => [id, typed.used[place] ?? '']))
      return answerOf(await startPour(shop, { actor, productId, draft, used, agreesToShort: short }))
    },
  }),
  undo: intent({
    access: 'helper',
    schema: z.object({ changes: z.array(idText).min(1).max(20) }),
    failed: undoCopy.failed,
    run: ({ changes }, { shop, actor }) => undoPour(shop, { actor, pourIds: changes }),
    done: ({ name }) => words.undone(name),
    refusals: words.refusals,
  }),
  finish: intent({
    access: 'helper',
    schema: z.object({ pourId: z.array(idText) }),
    failed: words.failed.finish,
    run: ({ pourId }, { shop, actor }) => finishPour(shop, { actor, pourIds: pourId }),
    done: ({ name, units }) => words.finished(name, units),
    refusals: words.refusals,
  }),
  postpone: intent({
    schema: z.object({ pourId: z.array(idText), readyOn: day }),
    failed: words.failed.postpone,
    run: ({ pourId, readyOn }, { shop, actor }) => postponePour(shop, { actor, pourIds: pourId, readyOn }),
    done: ({ name, notified }) => words.postponed(name, notified),
    refusals: words.refusals,
  }),
  fail: intent({
    schema: z.object({ pourId: z.array(idText), reason: textUpTo(400) }),
    failed: words.failed.fail,
    run: ({ pourId, reason }, { shop, actor }) => failPour(shop, { actor, pourIds: pourId, reason }),
    done: ({ name, notified }) => words.failedPour(name, notified),
    refusals: words.refusals,
  }),
}

export const changePours = adminAction<PourAnswer>(pourIntents, { back: list })
