import { and, eq, sql } from 'drizzle-orm'
import { imageRecords, products } from '#database/schema/catalogue.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { setImageAlt } from '#shop/admin/images/set-image-alt.ts'
import { type Actor, recordChange } from '#shop/audit/record-change.ts'
import { commitUnlessRefused } from '#shop/commit-unless-refused.ts'
import type { Shop } from '#shop/shop.ts'

/** Writes what one of a product's images shows, for those who cannot see it. */
export async function describeProductImage(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, productId, url, alt }: { actor: Actor; productId: string; url: string; alt: string },
): Promise<Ok<{ version: number }> | Refusal<'image-not-found' | 'alt-too-long'>> {
  const at = shop.clock.now()
  return commitUnlessRefused(shop.db, async (tx) => {
    const [product] = await tx
      .update(products)
      .set({ version: sql`${products.version} + 1`, updatedAt: at })
      .where(and(eq(products.id, productId), sql`${url} = any(${products.images})`))
      .returning({ version: products.version })
    if (!product) return refuse('image-not-found')
    const [before] = await tx
      .select({ alt: imageRecords.alt })
      .from(imageRecords)
      .where(eq(imageRecords.url, url))
    const described = await setImageAlt({ db: tx, clock: shop.clock }, { url, alt })
    if (!described.ok) return described
    await recordChange(tx, {
      actor,
      entity: 'product',
      entityId: productId,
      action: 'picture-described',
      changes: { alt: { from: before?.alt ?? '', to: alt } },
      at,
    })
    return ok(product)
  })
}
