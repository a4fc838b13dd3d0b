import { and, eq } from 'drizzle-orm'
import { blogPosts, oldSlugs, products } from '#database/schema/catalogue.ts'
import type { Shop } from '#shop/shop.ts'

interface OldSlug {
  readonly kind: 'product' | 'post'
  readonly slug: string
}

/** Where a product or post that once stood at this address stands now; null when there is none, or none to be seen. */
export async function findNewSlug(
  { publicReads }: Pick<Shop, 'publicReads'>,
  { kind, slug }: OldSlug,
): Promise<string | null> {
  const known = and(eq(oldSlugs.kind, kind), eq(oldSlugs.slug, slug))
  const [found] =
    kind === 'product'
      ? await publicReads
          .select({ slug: products.slug })
          .from(oldSlugs)
          .innerJoin(products, and(eq(products.id, oldSlugs.targetId), eq(products.active, true)))
          .where(known)
      : await publicReads
          .select({ slug: blogPosts.slug })
          .from(oldSlugs)
          .innerJoin(blogPosts, and(eq(blogPosts.id, oldSlugs.targetId), eq(blogPosts.published, true)))
          .where(known)
  return found?.slug ?? null
}
