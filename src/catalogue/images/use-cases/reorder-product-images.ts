import { eq, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export async function reorderProductImages(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, productId, urls }: { actor: Actor; productId: string; urls: readonly string[] },
): Promise<Ok<{ version: number }> | Refusal<'product-not-found' | 'images-changed'>> {
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const [product] = await tx
      .select({ images: products.images, version: products.version })
      .from(products)
      .where(eq(products.id, productId))
      .for('no key update')
    if (!product) return refuse('product-not-found')
    if (!hasSameMembers(product.images, urls)) return refuse('images-changed')
    const [row] = await tx
      .update(products)
      .set({ images: [...urls], version: sql`${products.version} + 1`, updatedAt: at })
      .where(eq(products.id, productId))
      .returning({ version: products.version })
    await recordChange(tx, {
      actor,
      entity: 'product',
      entityId: productId,
      action: 'pictures-reordered',
      at,
    })
    return ok({ version: row?.version ?? product.version })
  })
}

function hasSameMembers(some: readonly string[], others: readonly string[]): boolean {
  const sortedOthers = others.toSorted()
  return some.length === others.length && some.toSorted().every((url, index) => url === sortedOthers[index])
}
