import { and, eq, sql } from 'drizzle-orm'
import { blogPosts, categories, imageRecords, products } from '#catalogue/products/schema.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { MAX_ALT_LENGTH } from '#platform/images/image-limits.ts'
import type { Shop } from '#platform/shop.ts'

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
    const description = await setImageAlt({ db: tx, clock: shop.clock }, { url, alt })
    if (!description.ok) return description
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

export async function setImageAlt(
  shop: Pick<Shop, 'clock'> & { db: DatabaseOrTransaction },
  options: { url: string; alt: string },
): Promise<Ok<undefined> | Refusal<'image-not-found' | 'alt-too-long'>> {
  const alt = options.alt.trim().replace(/\s+/g, ' ')
  if (alt.length > MAX_ALT_LENGTH) return refuse('alt-too-long')
  return shop.db.transaction(async (tx) => {
    const { rowCount } = await tx.update(imageRecords).set({ alt }).where(eq(imageRecords.url, options.url))
    if (!rowCount) return refuse('image-not-found')
    // Updates the rows that show the image, so that their pages are announced as changed.
    const changedRow = { updatedAt: shop.clock.now() }
    await tx.update(products).set(changedRow).where(sql`${options.url} = any(${products.images})`)
    await tx.update(categories).set(changedRow).where(eq(categories.image, options.url))
    await tx.update(blogPosts).set(changedRow).where(eq(blogPosts.image, options.url))
    return ok()
  })
}
