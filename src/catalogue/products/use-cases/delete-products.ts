import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import { type Actor, recordChanges } from '#platform/audit/record-change.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { lockProducts } from './product-row.ts'

interface ManyProducts {
  readonly actor: Actor
  readonly productIds: readonly string[]
}

type Answer = Ok<{ names: string[] }> | Refusal<'product-not-found'>

export const DAYS_IN_BIN = 30

/** Moves products to the bin for thirty days. Carts and favourites keep their lines. */
export async function deleteProducts(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, productIds }: ManyProducts,
): Promise<Answer> {
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const lockedProducts = await lockProducts(tx, productIds, 'update')
    if (lockedProducts.length === 0) return refuse('product-not-found')
    await tx
      .update(products)
      .set({ deletedAt: at, active: false, version: sql`${products.version} + 1`, updatedAt: at })
      .where(
        inArray(
          products.id,
          lockedProducts.map(({ id }) => id),
        ),
      )
    await recordChanges(
      tx,
      lockedProducts.map(({ id, name }) => ({
        actor,
        entity: 'product',
        entityId: id,
        action: 'deleted',
        changes: { name: { from: name, to: null } },
        at,
      })),
    )
    return ok({ names: lockedProducts.map(({ name }) => name) })
  })
}

/** Restored products stay inactive, so that the owner can check them first. */
export async function restoreProducts(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, productIds }: ManyProducts,
): Promise<Answer> {
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const restoredProducts = await tx
      .update(products)
      .set({ deletedAt: null, version: sql`${products.version} + 1`, updatedAt: at })
      .where(and(inArray(products.id, [...productIds]), isNotNull(products.deletedAt)))
      .returning({ id: products.id, name: products.name })
    if (restoredProducts.length === 0) return refuse('product-not-found')
    await recordChanges(
      tx,
      restoredProducts.map(({ id }) => ({ actor, entity: 'product', entityId: id, action: 'restored', at })),
    )
    return ok({ names: restoredProducts.map(({ name }) => name) })
  })
}

/** Purges products after thirty days, including their cart and favourite lines. */
export async function emptyBin({ db, clock, log }: Pick<Shop, 'db' | 'clock' | 'log'>): Promise<void> {
  const before = new Date(clock.now().getTime() - DAYS_IN_BIN * 24 * 60 * 60_000)
  const deletedRows = await db
    .delete(products)
    .where(lt(products.deletedAt, before))
    .returning({ id: products.id })
  if (deletedRows.length > 0)
    log.info({ count: deletedRows.length }, 'Products that lay in the bin were deleted.')
}
