import { eq, sql } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import type { Shop } from '../shop.ts'

/** Puts a product's pictures into another order; the first is the cover. Only the order may differ. */
export async function reorderProductImages(
  shop: Pick<Shop, 'db' | 'clock'>,
  { productId, urls }: { productId: string; urls: readonly string[] },
): Promise<Ok<undefined> | Refusal<'product-not-found' | 'pictures-changed'>> {
  return shop.db.transaction(async (tx) => {
    const [product] = await tx
      .select({ images: products.images })
      .from(products)
      .where(eq(products.id, productId))
      .for('no key update')
    if (!product) return refuse('product-not-found')
    if (!hasSameMembers(product.images, urls)) return refuse('pictures-changed')
    await tx
      .update(products)
      .set({ images: [...urls], version: sql`${products.version} + 1`, updatedAt: shop.clock.now() })
      .where(eq(products.id, productId))
    return ok()
  })
}

function hasSameMembers(some: readonly string[], others: readonly string[]): boolean {
  const sorted = others.toSorted()
  return some.length === others.length && some.toSorted().every((url, index) => url === sorted[index])
}
