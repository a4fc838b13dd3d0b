import type { Amount, MaterialUnit } from '#domain/materials/amount.ts'
import { neededAmount, type Recipe } from '#domain/materials/recipe.ts'
import type { PouredUnits } from './pour.ts'

/** How much of one material so many candles of these sizes take, by their recipes. */
export function amountByRecipes(
  { id, unit }: { readonly id: string; readonly unit: MaterialUnit },
  recipes: readonly (Pick<Recipe, 'lossRate' | 'lines'> & { readonly variantId: string | null })[],
  sizes: readonly PouredUnits[],
): Amount {
  return sizes.reduce((sum, { variantId, units }) => {
    const recipe = recipes.find((one) => one.variantId === variantId)
    const line = recipe?.lines.find(({ materialId }) => materialId === id)
    return recipe && line ? sum + neededAmount({ amount: line.amount, unit }, recipe.lossRate, units) : sum
  }, 0)
}
