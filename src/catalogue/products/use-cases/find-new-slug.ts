import { and, eq } from 'drizzle-orm'
import { blogPosts, categories, oldSlugs, products } from '#catalogue/products/schema.ts'
import type { Shop } from '#platform/shop.ts'

interface OldSlug {
  readonly kind: 'product' | 'post' | 'category'
  readonly slug: string
}

/** Where a product, post or collection that once stood at this address stands now; null when there is none, or none to be seen. */
export async function findNewSlug(
  { publicReads }: Pick<Shop, 'publicReads'>,
  { kind, slug }: OldSlug,
): Promise<string | null> {
  const { table, isShown } = shownRows[kind]
  const [found] = await publicReads
    .select({ slug: table.slug })
    .from(oldSlugs)
    .innerJoin(table, and(eq(table.id, oldSlugs.targetId), eq(isShown, true)))
    .where(and(eq(oldSlugs.kind, kind), eq(oldSlugs.slug, slug)))
  return found?.slug ?? null
}

const shownRows = {
  product: { table: products, isShown: products.active },
  post: { table: blogPosts, isShown: blogPosts.published },
  category: { table: categories, isShown: categories.active },
} as const
