import { eq, sql } from 'drizzle-orm'
import type { DatabaseOrTransaction } from '#database/connect.ts'
import { blogPosts, categories, imageRecords, products } from '#database/schema/catalogue.ts'
import { MAX_ALT_LENGTH } from '#domain/images/image-limits.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import type { Shop } from '#shop/shop.ts'

/** Says what an image shows, for those who cannot see it. An empty text marks it as decoration. */
export async function setImageAlt(
  shop: Pick<Shop, 'clock'> & { db: DatabaseOrTransaction },
  options: { url: string; alt: string },
): Promise<Ok<undefined> | Refusal<'image-not-found' | 'alt-too-long'>> {
  const alt = options.alt.trim().replace(/\s+/g, ' ')
  if (alt.length > MAX_ALT_LENGTH) return refuse('alt-too-long')
  return shop.db.transaction(async (tx) => {
    const { rowCount } = await tx.update(imageRecords).set({ alt }).where(eq(imageRecords.url, options.url))
    if (!rowCount) return refuse('image-not-found')
    // The pages that show it are announced as changed, or they would go on saying the former text.
    const changed = { updatedAt: shop.clock.now() }
    await tx.update(products).set(changed).where(sql`${options.url} = any(${products.images})`)
    await tx.update(categories).set(changed).where(eq(categories.image, options.url))
    await tx.update(blogPosts).set(changed).where(eq(blogPosts.image, options.url))
    return ok()
  })
}
