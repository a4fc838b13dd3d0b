import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { seenNumber, text, textUpTo } from '#platform/http/request/form-fields.server.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { recipesCopy as words } from '#workshop/materials/copy/admin-recipes.ts'
import { saveRecipe } from '#workshop/materials/use-cases/save-recipe.ts'
import { useRecipeCost } from '#workshop/materials/use-cases/size-costs.ts'

export type RecipeAnswer = FormAnswer<{ field: string; line: number }>

const fieldOf: Readonly<Record<string, string>> = {
  'loss-rate': 'lossRate',
  'essence-limit': 'essenceLimit',
  'work-minutes': 'workMinutes',
  'hour-value': 'hourValue',
}

const typed = textUpTo(20)

export const recipeIntents = {
  'use-cost': intent({
    schema: z.object({ variantId: text }),
    failed: words.useCost.failed,
    run: ({ variantId }, { shop, actor, params: { id = '' } }) =>
      useRecipeCost(shop, { actor, productId: id, variantId: isUuid(variantId) ? variantId : null }),
    done: ({ cost }) => words.useCost.done(cost),
    refusals: ({ code }) => words.refusals[code],
  }),
  save: intent({
    schema: z.object({
      /** Empty for a candle without sizes. */
      variantId: text,
      material: z.array(textUpTo(40)).max(60).catch([]),
      amount: z.array(typed).max(60).catch([]),
      lossRate: typed,
      essenceLimit: typed,
      workMinutes: typed,
      hourValue: typed,
      version: seenNumber,
    }),
    failed: words.failed,
    run({ variantId, version, material, amount, ...sent }, { shop, actor, params: { id = '' } }) {
      const lines = material.map((materialId, place) => ({ materialId, amount: amount[place] ?? '' }))
      return saveRecipe(shop, {
        actor,
        productId: id,
        variantId: isUuid(variantId) ? variantId : null,
        typed: { ...sent, lines },
        version,
      })
    },
    done: ({ version }) => words.saved(version),
    refusals: ({ code }) => words.refusals[code],
    adds(result) {
      if (result.ok) return {}
      return { field: fieldOf[result.code], line: result.details?.line }
    },
  }),
}

export const changeRecipe = adminAction<RecipeAnswer>(recipeIntents, {
  back: ({ id = '' }) => pathTo('adminRecipe', { id }),
  isPage: ({ id = '' }) => isUuid(id),
})
