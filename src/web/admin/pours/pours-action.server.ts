import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { poursCopy as words } from '#copy/admin/pours.ts'
import { refuse } from '#domain/result.ts'
import { isUuid } from '#domain/uuid.ts'
import { finishPour } from '#shop/admin/pours/finish-pour.ts'
import { failPour, postponePour } from '#shop/admin/pours/postpone-pour.ts'
import { startPour } from '#shop/admin/pours/start-pour.ts'
import { adminAction, intent } from '#web/admin/admin-action.server.ts'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { idText, text, textUpTo, wholeNumberOf } from '#web/server/request/form-fields.server.ts'

/** A refusal that belongs to one field of the new pour is shown there. */
export type PourAnswer = FormAnswer<{ field: 'pouredOn' | 'cureDays' | 'units' }>

const fieldOf: Readonly<Record<string, NonNullable<PourAnswer['field']>>> = {
  'poured-day': 'pouredOn',
  'cure-days': 'cureDays',
  'pour-units': 'units',
}

const day = textUpTo(10)

export const pourIntents = {
  start: intent({
    schema: z.object({
      /** 'product' or 'product:size' */
      shelf: text,
      units: textUpTo(10),
      pouredOn: day,
      cureDays: textUpTo(10),
    }),
    failed: words.failed.start,
    async run({ shelf, pouredOn, cureDays, units }, { shop, actor }) {
      const [productId = '', variantId = null] = shelf.split(':')
      if (!isUuid(productId) || (variantId !== null && !isUuid(variantId))) return refuse('product-not-found')
      const draft = { pouredOn, cureDays: wholeNumberOf(cureDays.trim()), units: wholeNumberOf(units.trim()) }
      return startPour(shop, { actor, productId, variantId, draft })
    },
    done: ({ name, readyOn }) => words.started(name, readyOn),
    refusals: words.refusals,
    adds: (result) => (result.ok ? {} : { field: fieldOf[result.code] }),
  }),
  finish: intent({
    schema: z.object({ pourId: idText }),
    failed: words.failed.finish,
    run: ({ pourId }, { shop, actor }) => finishPour(shop, { actor, pourId }),
    done: ({ name, units }) => words.finished(name, units),
    refusals: words.refusals,
  }),
  postpone: intent({
    schema: z.object({ pourId: idText, readyOn: day }),
    failed: words.failed.postpone,
    run: ({ pourId, readyOn }, { shop, actor }) => postponePour(shop, { actor, pourId, readyOn }),
    done: ({ name, notified }) => words.postponed(name, notified),
    refusals: words.refusals,
  }),
  fail: intent({
    schema: z.object({ pourId: idText }),
    failed: words.failed.fail,
    run: ({ pourId }, { shop, actor }) => failPour(shop, { actor, pourId }),
    done: ({ name, notified }) => words.failedPour(name, notified),
    refusals: words.refusals,
  }),
}

export const changePours = adminAction<PourAnswer>(pourIntents, { back: pathTo('adminPours') })
