import { and, eq, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

/** Keeps the files, because sold orders and orders being placed may show them. */
export async function removeProductImage(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, productId, url }: { actor: Actor; productId: string; url: string },
): Promise<Ok<RemainingImages> | Refusal<'image-not-found'>> {
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const [product] = await tx
      .update(products)
      .set({
        images: sql`array_remove(${products.images}, ${url})`,
        version: sql`${products.version} + 1`,
        updatedAt: at,
      })
      .where(and(eq(products.id, productId), sql`${url} = any(${products.images})`))
      .returning({ productName: products.name, images: products.images, version: products.version })
    if (!product) return refuse('image-not-found')
    const imageCount = product.images.length
    const changes = { images: { from: imageCount + 1, to: imageCount } }
    await recordChange(tx, {
      actor,
      entity: 'product',
      entityId: productId,
      action: 'picture-removed',
      changes,
      at,
    })
    return ok(product)
  })
}

interface RemainingImages {
  productName: string
  images: string[]
  version: number
}
