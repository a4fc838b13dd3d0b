import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { poursCopy as words } from '#copy/admin/pours.ts'
import type { ShelfName } from '#domain/catalogue/shelf.ts'
import { refuse } from '#domain/result.ts'
import { isUuid } from '#domain/uuid.ts'
import { finishPour } from '#shop/admin/pours/finish-pour.ts'
import { failPour, postponePour } from '#shop/admin/pours/postpone-pour.ts'
import { startPour } from '#shop/admin/pours/start-pour.ts'
import { adminAction, intent } from '#web/admin/admin-action.server.ts'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { idText, text, textUpTo, wholeNumberOf } from '#web/server/request/form-fields.server.ts'

/** A refusal that belongs to one field of the new pour is shown there. */
export type PourAnswer = FormAnswer<{
  field: 'pouredBy' | 'pouredOn' | 'cureDays' | 'units'
  /** Whose units, where `field` is that. */
  variantId: string | null
}>

const fieldOf: Readonly<Record<string, NonNullable<PourAnswer['field']>>> = {
  'poured-by': 'pouredBy',
  'poured-day': 'pouredOn',
  'cure-days': 'cureDays',
  'pour-units': 'units',
}

const day = textUpTo(10)

function readShelf(typed: string): ShelfName | null {
  const [productId = '', variantId = null] = typed.split(':')
  return isUuid(productId) && (variantId === null || isUuid(variantId)) ? { productId, variantId } : null
}

const readUnits = (typed = '') => (typed.trim() === '' ? 0 : wholeNumberOf(typed.trim()))

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
    }),
    failed: words.failed.start,
    async run({ product, pouredBy, pouredOn, cureDays, ...typed }, { shop, actor }) {
      const shelves = typed.shelf.map(readShelf)
      const productId = shelves[0]?.productId ?? ''
      if (shelves.some((shelf) => shelf?.productId !== productId)) return refuse('product-not-found')
      if (product !== '' && product !== productId) return refuse('other-candle')
      const sizes = shelves.map((shelf, place) => ({
        variantId: shelf?.variantId ?? null,
        units: readUnits(typed.units[place]),
      }))
      const draft = { pouredBy, pouredOn, cureDays: wholeNumberOf(cureDays.trim()), sizes }
      return startPour(shop, { actor, productId, draft })
    },
    done: ({ name, number, readyOn }) => words.started(name, number, readyOn),
    refusals: words.refusals,
    adds(result) {
      if (result.ok) return {}
      const variantId = result.code === 'pour-units' ? result.details.variantId : null
      return { field: fieldOf[result.code], variantId }
    },
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
    schema: z.object({ pourId: z.array(idText) }),
    failed: words.failed.fail,
    run: ({ pourId }, { shop, actor }) => failPour(shop, { actor, pourIds: pourId }),
    done: ({ name, notified }) => words.failedPour(name, notified),
    refusals: words.refusals,
  }),
}

export const changePours = adminAction<PourAnswer>(pourIntents, { back: pathTo('adminPours') })
