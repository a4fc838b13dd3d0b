import { and, inArray, ne, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import { type Actor, recordChanges } from '#platform/audit/record-change.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { lockProducts } from './product-row.ts'

export async function setProductsActive(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, productIds, active }: { actor: Actor; productIds: readonly string[]; active: boolean },
): Promise<Ok<{ names: string[] }> | Refusal<'product-not-found'>> {
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const lockedProducts = await lockProducts(tx, productIds)
    if (lockedProducts.length === 0) return refuse('product-not-found')
    const ids = lockedProducts.map(({ id }) => id)
    const changedProducts = await tx
      .update(products)
      .set({ active, version: sql`${products.version} + 1`, updatedAt: at })
      .where(and(inArray(products.id, ids), ne(products.active, active)))
      .returning({ id: products.id })
    const entry = {
      actor,
      entity: 'product',
      at,
      changes: { active: { from: !active, to: active } },
    } as const
    const action = active ? 'activated' : 'deactivated'
    await recordChanges(
      tx,
      changedProducts.map(({ id }) => ({ ...entry, action, entityId: id })),
    )
    return ok({ names: lockedProducts.map(({ name }) => name) })
  })
}
