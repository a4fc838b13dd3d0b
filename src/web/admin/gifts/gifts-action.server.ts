import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { adminGiftsCopy as words } from '#copy/admin/selling/gifts.ts'
import { checkGiftOption } from '#domain/gifts/check-gift.ts'
import { ok, refuse } from '#domain/result.ts'
import { isUuid } from '#domain/uuid.ts'
import { moveGiftOption, saveGiftOption } from '#shop/admin/gifts/save-gift-option.ts'
import { adminAction, intent } from '#web/admin/admin-action.server.ts'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { text, textUpTo, ticked } from '#web/server/request/form-fields.server.ts'

export type OptionAnswer = FormAnswer<{ field: 'name' | 'price' }>

const fieldOf: Readonly<Record<string, NonNullable<OptionAnswer['field']>>> = {
  'option-name': 'name',
  'option-price': 'price',
}

export const giftIntents = {
  save: intent({
    schema: z.object({
      /** Empty for a new one. */
      optionId: text,
      name: textUpTo(200),
      price: textUpTo(20),
      active: ticked,
      notByPost: ticked,
      /** When the page saw it changed last, in milliseconds. */
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
    adds: (result) => (result.ok ? {} : { field: fieldOf[result.code] }),
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
