import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { adminGiftsCopy as words } from '#orders/gifts/admin-copy.ts'
import { checkGiftOption } from '#orders/gifts/domain.ts'
import { moveGiftOption, saveGiftOption } from '#orders/gifts/use-cases/save-gift-option.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { text, textUpTo, ticked } from '#platform/http/request/form-fields.server.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'

export type OptionAnswer = FormAnswer<{ field: 'name' | 'price' }>

const fieldOf: Readonly<Record<string, NonNullable<OptionAnswer['field']>>> = {
  'option-name': 'name',
  'option-price': 'price',
}

export const giftIntents = {
  save: intent({
    schema: z.object({
      optionId: text,
      name: textUpTo(200),
      price: textUpTo(20),
      active: ticked,
      notByPost: ticked,
      /** Last change that the page displayed, in milliseconds. */
      seenAt: textUpTo(20),
    }),
    failed: { title: words.saveFailed },
    async run({ optionId, active, notByPost, seenAt, ...typed }, { shop, actor }) {
      if (optionId && !isUuid(optionId)) return refuse('option-not-found')
      const checked = checkGiftOption(typed)
      if (!checked.ok) return checked
      return saveGiftOption(shop, {
        actor,
        optionId: optionId || null,
        facts: { ...checked.value, active, notByPost },
        seenAt: /^\d{1,15}$/.test(seenAt) ? new Date(Number(seenAt)) : null,
      })
    },
    done: () => words.saved,
    refusals: words.refusals,
    fields: fieldOf,
  }),
  move: intent({
    schema: z.object({ optionId: text, direction: z.enum(['up', 'down']) }),
    failed: { title: words.saveFailed },
    async run({ optionId, direction }, { shop }) {
      if (!isUuid(optionId)) return refuse('option-not-found')
      await moveGiftOption(shop, { optionId, direction })
      return ok()
    },
    done: () => null,
    refusals: words.refusals,
  }),
}

export const changeGiftOptions = adminAction<OptionAnswer>(giftIntents, { back: pathTo('adminGifts') })
