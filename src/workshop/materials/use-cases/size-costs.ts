import { and, eq, isNull, sql } from 'drizzle-orm'
import { products, productVariants, shelves } from '#catalogue/products/schema.ts'
import { type ShelfName, shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { calculateFigures } from './find-recipe.ts'
import { listRecipes } from './list-recipes.ts'
import { findMaterials } from './lock-materials.ts'

interface Writing {
  readonly actor: Actor
  readonly at: Date
}

interface Costing extends ShelfName {
  readonly size: string | null
  readonly storedCost: Centavos
}

/** Fills missing unit costs from the newest batch, or else from the recipe. */
export async function fillMissingCosts(
  tx: Transaction,
  { productId, ...writing }: Writing & { productId?: string },
): Promise<void> {
  const missing = await tx
    .select({
      productId: shelves.productId,
      variantId: shelves.variantId,
      size: shelves.size,
      poured: pouredCost,
    })
    .from(shelves)
    .innerJoin(products, and(eq(products.id, shelves.productId), isNull(products.deletedAt)))
    .where(
      sql`${shelves.cost} = 0 and exists (select from recipes r where r.product_id = ${shelves.productId})
        and ${productId ? eq(shelves.productId, productId) : sql`true`}`,
    )
    .orderBy(shelves.productId, shelves.position)
  if (missing.length === 0) return
  const costs = await recipeCosts(tx, productId)
  for (const { poured: ofBatch, ...shelf } of missing) {
    const cost = ofBatch === null ? costs.get(shelfKey(shelf)) : centavosFromDecimal(ofBatch)
    if (cost) await writeCost(tx, { ...shelf, storedCost: 0 }, cost, writing)
  }
}

const pouredCost = sql<string | null>`(select round(w.cost / w.units, 2)::text from ${batches} w
  where w.product_id = ${shelves.productId} and w.variant_id is not distinct from ${shelves.variantId}
    and w.cost > 0 and w.state <> 'failed' order by w.poured_on desc, w.number desc limit 1)`

/** The action 'Usar este custo' copies today's recipe cost to the size. */
export async function useRecipeCost(shop: Pick<Shop, 'db' | 'clock'>, { actor, ...shelf }: UsedCost) {
  return commitUnlessRefused(shop.db, async (tx) => {
    const cost = (await recipeCosts(tx, shelf.productId)).get(shelfKey(shelf))
    if (!cost) return refuse('cost-not-known')
    const isSize =
      shelf.variantId === null ? isNull(shelves.variantId) : eq(shelves.variantId, shelf.variantId)
    const [size] = await tx
      .select({ size: shelves.size, storedCost: shelves.cost })
      .from(shelves)
      .where(and(eq(shelves.productId, shelf.productId), isSize))
    if (!size) return refuse('size-not-found')
    if (size.storedCost !== cost)
      await writeCost(tx, { ...shelf, ...size }, cost, { actor, at: shop.clock.now() })
    return ok({ cost })
  })
}

type UsedCost = ShelfName & { actor: Actor }

async function recipeCosts(tx: Transaction, productId?: string): Promise<Map<string, Centavos>> {
  const [recipes, materials] = [
    await listRecipes(tx, productId ? { productId } : {}),
    await findMaterials(tx),
  ]
  return new Map(
    recipes.flatMap((recipe) => {
      const figures = calculateFigures(recipe, materials)
      return figures?.isWhole && figures.total > 0 ? [[shelfKey(recipe), figures.total] as const] : []
    }),
  )
}

async function writeCost(
  tx: Transaction,
  { productId, variantId, size, storedCost }: Costing,
  cost: Centavos,
  { actor, at }: Writing,
): Promise<void> {
  const version = sql`${products.version} + 1`
  // Skips locked products: the caller already locks a material, so waiting could deadlock with a batch.
  const free = tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update', { skipLocked: true })
  if ((await free).length === 0) return
  const own = variantId === null ? { cost } : {}
  await tx
    .update(products)
    .set({ ...own, version, updatedAt: at })
    .where(eq(products.id, productId))
  if (variantId !== null)
    await tx.update(productVariants).set({ cost }).where(eq(productVariants.id, variantId))
  const changes = {
    cost: { from: storedCost === 0 ? null : storedCost, to: cost },
    ...(size !== null && { recipeSize: { from: null, to: size } }),
  }
  const auditEntry = { entity: 'product', entityId: productId, action: 'cost-set' } as const
  await recordChange(tx, { actor, ...auditEntry, changes, at })
}
