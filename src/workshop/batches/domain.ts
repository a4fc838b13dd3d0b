import type { Amount, MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import type { PouredUnits } from '#catalogue/stock/domain/batch.ts'
import { neededAmount } from '#workshop/materials/domain/recipe.ts'

export interface BatchRecipe {
  readonly variantId: string | null
  readonly lossRate: number
  readonly lines: readonly { readonly materialId: string; readonly each: Amount }[]
}

export function amountByRecipes(
  { id, unit }: { readonly id: string; readonly unit: MaterialUnit },
  recipes: readonly BatchRecipe[],
  sizes: readonly PouredUnits[],
): Amount {
  return sizes.reduce((sum, { variantId, units }) => {
    const recipe = recipes.find((recipe) => recipe.variantId === variantId)
    const line = recipe?.lines.find(({ materialId }) => materialId === id)
    return recipe && line ? sum + neededAmount({ amount: line.each, unit }, recipe.lossRate, units) : sum
  }, 0)
}
