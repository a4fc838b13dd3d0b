import { and, eq, sql } from 'drizzle-orm'
import { products, shelves } from '#catalogue/products/schema.ts'
import { recipeLines, recipes } from '#catalogue/stock/schema/recipes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { checkRecipe, type RecipeRefusal, type TypedRecipe } from '#workshop/materials/domain/check-recipe.ts'
import type { Recipe } from '#workshop/materials/domain/recipe.ts'
import { listRecipes } from './list-recipes.ts'
import { findMaterials } from './lock-materials.ts'
import { fillMissingCosts } from './size-costs.ts'

interface RecipeEdit {
  readonly actor: Actor
  readonly productId: string
  readonly variantId: string | null
  readonly typed: TypedRecipe
  /** Version that the form showed; 0 without a recipe. */
  readonly version: number
}

export type SaveRecipeRefusal = RecipeRefusal | Refusal<'size-not-found' | 'recipe-changed'>

/** Creates a new version only if something changed. */
export async function saveRecipe(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { actor, productId, variantId, typed, version }: RecipeEdit,
): Promise<Ok<{ version: number }> | SaveRecipeRefusal> {
  const at = clock.now()
  return commitUnlessRefused<Ok<{ version: number }> | SaveRecipeRefusal>(db, async (tx) => {
    await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update')
    const isSize = variantId === null ? sql`${shelves.variantId} is null` : eq(shelves.variantId, variantId)
    const [shelf] = await tx
      .select({ size: shelves.size })
      .from(shelves)
      .where(and(eq(shelves.productId, productId), isSize))
    if (!shelf) return refuse('size-not-found')
    const materials = await findMaterials(tx)
    const checkedRecipe = checkRecipe(typed, new Map([...materials].map(([id, { unit }]) => [id, unit])))
    if (!checkedRecipe.ok) return checkedRecipe
    const before = (await listRecipes(tx, { productId })).find((recipe) => recipe.variantId === variantId)
    if ((before?.version ?? 0) !== version) return refuse('recipe-changed')
    if (before && isSame(before, checkedRecipe.value)) return ok({ version })
    const { lines, ...facts } = checkedRecipe.value
    const next = version + 1
    const [row] = await tx
      .insert(recipes)
      .values({ productId, variantId, version: next, ...facts, createdAt: at })
      .returning({ id: recipes.id })
    if (!row) throw new Error('no recipe was written')
    await tx
      .insert(recipeLines)
      .values(lines.map((line, position) => ({ recipeId: row.id, position, ...line })))
    const changes = {
      recipeVersion: { from: before?.version ?? null, to: next },
      ...(shelf.size !== null && { recipeSize: { from: null, to: shelf.size } }),
    }
    const auditEntry = { entity: 'product', entityId: productId, action: 'recipe-saved' } as const
    await recordChange(tx, { actor, ...auditEntry, changes, at })
    await fillMissingCosts(tx, { productId, actor, at })
    return ok({ version: next })
  })
}

function isSame(one: Recipe, other: Recipe): boolean {
  const inOrder = ({ lossRate, essenceLimit, workMinutes, hourValue, lines }: Recipe) =>
    JSON.stringify([
      lossRate,
      essenceLimit,
      workMinutes,
      hourValue,
      lines.map(({ materialId, amount }) => [materialId, amount]),
    ])
  return inOrder(one) === inOrder(other)
}
