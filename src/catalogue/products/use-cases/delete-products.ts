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

/** Puts products into the bin: out of the shop at once, and back by one press for thirty days. Carts and favourites keep their lines. */
export async function deleteProducts(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, productIds }: ManyProducts,
): Promise<Answer> {
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const found = await lockProducts(tx, productIds, 'update')
    if (found.length === 0) return refuse('product-not-found')
    await tx
      .update(products)
      .set({ deletedAt: at, active: false, version: sql`${products.version} + 1`, updatedAt: at })
      .where(
        inArray(
          products.id,
          found.map(({ id }) => id),
        ),
      )
    await recordChanges(
      tx,
      found.map(({ id, name }) => ({
        actor,
        entity: 'product',
        entityId: id,
        action: 'deleted',
        changes: { name: { from: name, to: null } },
        at,
      })),
    )
    return ok({ names: found.map(({ name }) => name) })
  })
}

/** Out of the bin, and not yet shown: the owner looks at it first. */
export async function restoreProducts(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, productIds }: ManyProducts,
): Promise<Answer> {
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const restored = await tx
      .update(products)
      .set({ deletedAt: null, version: sql`${products.version} + 1`, updatedAt: at })
      .where(and(inArray(products.id, [...productIds]), isNotNull(products.deletedAt)))
      .returning({ id: products.id, name: products.name })
    if (restored.length === 0) return refuse('product-not-found')
    await recordChanges(
      tx,
      restored.map(({ id }) => ({ actor, entity: 'product', entityId: id, action: 'restored', at })),
    )
    return ok({ names: restored.map(({ name }) => name) })
  })
}

/** What has lain in the bin for thirty days goes for good, with its lines in carts and favourites. */
export async function emptyBin({ db, clock, log }: Pick<Shop, 'db' | 'clock' | 'log'>): Promise<void> {
  const before = new Date(clock.now().getTime() - DAYS_IN_BIN * 24 * 60 * 60_000)
  const gone = await db.delete(products).where(lt(products.deletedAt, before)).returning({ id: products.id })
  if (gone.length > 0) log.info({ count: gone.length }, 'Products that lay in the bin were deleted.')
}
