import type { Amount, MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'
import type { BatchRecipe } from '#workshop/batches/domain.ts'
import { listRecipes } from '#workshop/materials/use-cases/list-recipes.ts'
import { findMaterials } from '#workshop/materials/use-cases/lock-materials.ts'

/** Contains no prices, because helpers record batches too. */
export interface BatchNeeds {
  readonly productId: string
  readonly recipes: readonly BatchRecipe[]
  readonly materials: readonly {
    readonly id: string
    readonly name: string
    readonly unit: MaterialUnit
    readonly held: Amount
    readonly isHidden: boolean
  }[]
}

export async function findBatchNeeds({ db }: Pick<Shop, 'db'>, productId: string): Promise<BatchNeeds> {
  const recipes = isUuid(productId) ? await listRecipes(db, { productId }) : []
  const ids = new Set(recipes.flatMap(({ lines }) => lines.map(({ materialId }) => materialId)))
  const materials = ids.size > 0 ? await findMaterials(db, [...ids]) : new Map<string, never>()
  return {
    productId,
    recipes: recipes.map(({ variantId, lossRate, lines }) => ({
      variantId,
      lossRate,
      lines: lines.map(({ materialId, amount: each }) => ({ materialId, each })),
    })),
    materials: [...materials.values()].map(({ id, name, unit, amount: held, isHidden }) => ({
      id,
      name,
      unit,
      held,
      isHidden,
    })),
  }
}
