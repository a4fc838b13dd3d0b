import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sizedNames } from '#catalogue/product-page/copy/sized-names.ts'
import { products, shelves } from '#catalogue/products/schema.ts'
import { type BatchDraft, type BatchDraftRefusal, checkBatch } from '#catalogue/stock/domain/batch.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { listRecipes } from '#workshop/materials/use-cases/list-recipes.ts'
import { fillMissingCosts } from '#workshop/materials/use-cases/size-costs.ts'
import { type BookingRefusal, bookMaterials } from './book-materials.ts'
import { pouredUnits } from './lock-batches.ts'

interface NewBatch {
  readonly actor: Actor
  readonly productId: string
  readonly draft: BatchDraft
  readonly used?: ReadonlyMap<string, string>
  readonly agreesToShort?: boolean
}

type Started = Ok<{ name: string; number: number; readyOn: string; batchIds: string[] }>

/** Books the materials. From then on, customers can reserve units of sizes that are out of stock. */
export async function startBatch(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, productId, draft, used = new Map(), agreesToShort = false }: NewBatch,
): Promise<Started | BatchDraftRefusal | BookingRefusal | Refusal<'product-not-found'>> {
  const at = shop.clock.now()
  const checkedBatch = checkBatch(draft, isoDay(at))
  if (!checkedBatch.ok) return checkedBatch
  const { pouredBy, pouredOn, readyOn, sizes } = checkedBatch.value
  return commitUnlessRefused<Started | BookingRefusal | Refusal<'product-not-found'>>(shop.db, async (tx) => {
    const shelves = await findShelves(tx, productId, sizes)
    if (!shelves) return refuse('product-not-found')
    const recipes = await listRecipes(tx, { productId })
    const pouredSizes = shelves.sizes.map((size) => ({
      ...size,
      batchId: randomUUID(),
      recipe: recipes.find(({ variantId }) => variantId === size.variantId),
    }))
    const facts = { productId, pouredBy, pouredOn, readyOn, createdAt: at, updatedAt: at }
    const [first, ...others] = pouredSizes.map(({ batchId: id, variantId, units, recipe }) => ({
      ...facts,
      id,
      variantId,
      units,
      recipeId: recipe?.id ?? null,
    }))
    if (!first) return refuse('product-not-found')
    const [numbered] = await tx.insert(batches).values(first).returning({ number: batches.number })
    const number = numbered?.number ?? 0
    if (others.length > 0) await tx.insert(batches).values(others.map((one) => ({ ...one, number })))
    const booked = await bookMaterials(tx, {
      poured: pouredSizes,
      used,
      agreesToShort,
      actorId: actor.id,
      at,
    })
    if (!booked.ok) return booked
    for (const [batchId, cost] of booked.value)
      if (cost !== null) await tx.update(batches).set({ cost }).where(eq(batches.id, batchId))
    const changes = {
      batchUnits: { from: null, to: pouredUnits(pouredSizes) },
      batchReadyOn: { from: null, to: readyOn },
    }
    const auditEntry = { entity: 'product', entityId: productId, action: 'batch-started' } as const
    await recordChange(tx, { actor, ...auditEntry, changes, at })
    await fillMissingCosts(tx, { productId, actor, at })
    const name = sizedNames(pouredSizes.map(({ size }) => ({ name: shelves.name, size })))
    return ok({ name, number, readyOn, batchIds: pouredSizes.map(({ batchId }) => batchId) })
  })
}

async function findShelves(tx: Transaction, productId: string, sizes: BatchDraft['sizes']) {
  const [product] = await tx
    .select({ name: products.name })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update')
  const shelfRows = await tx
    .select({ variantId: shelves.variantId, size: shelves.size })
    .from(shelves)
    .where(eq(shelves.productId, productId))
  const pouredSizes = sizes.flatMap(({ variantId, units }) => {
    const shelf = shelfRows.find((shelfRow) => shelfRow.variantId === variantId)
    return shelf ? [{ ...shelf, units }] : []
  })
  return product && pouredSizes.length === sizes.length ? { name: product.name, sizes: pouredSizes } : null
}
