import { and, eq, sql } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import type { Shop } from '../shop.ts'

/**
 * Takes a picture off a product. Its files stay for now: sold orders may show it, and an order that is being placed this
 * very moment may be about to. `sweepUnusedPictures` deletes what nobody shows any more.
 */
export async function removeProductImage(
  shop: Pick<Shop, 'db' | 'clock'>,
  { productId, url }: { productId: string; url: string },
): Promise<Ok<{ productName: string; images: string[] }> | Refusal<'picture-not-found'>> {
  const [product] = await shop.db
    .update(products)
    .set({
      images: sql`array_remove(${products.images}, ${url})`,
      version: sql`${products.version} + 1`,
      updatedAt: shop.clock.now(),
    })
    .where(and(eq(products.id, productId), sql`${url} = any(${products.images})`))
    .returning({ productName: products.name, images: products.images })
  return product ? ok(product) : refuse('picture-not-found')
}
