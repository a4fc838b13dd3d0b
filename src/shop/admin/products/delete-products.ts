import { inArray } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { type Actor, recordChanges } from '#shop/admin/audit/record-change.ts'
import type { Shop } from '#shop/shop.ts'
import { lockProducts } from './product-row.ts'

/**
 * Takes products out of the shop for good, with their lines in carts and favourites. Sold orders keep what they showed:
 * their items have a snapshot, and the images stay as long as an order shows them.
 */
export async function deleteProducts(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, productIds }: { actor: Actor; productIds: readonly string[] },
): Promise<Ok<{ names: string[] }> | Refusal<'product-not-found'>> {
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const found = await lockProducts(tx, productIds, 'update')
    if (found.length === 0) return refuse('product-not-found')
    const ids = found.map(({ id }) => id)
    await tx.delete(products).where(inArray(products.id, ids))
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
