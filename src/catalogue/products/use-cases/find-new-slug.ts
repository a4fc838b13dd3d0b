import { and, eq } from 'drizzle-orm'
import { blogPosts, categories, oldSlugs, products } from '#catalogue/products/schema.ts'
import type { Shop } from '#platform/shop.ts'

interface OldSlug {
  readonly kind: 'product' | 'post' | 'category'
  readonly slug: string
}

/** Current slug for a previous one; null if there is none, or if the page is not public. */
export async function findNewSlug(
  { publicReads }: Pick<Shop, 'publicReads'>,
  { kind, slug }: OldSlug,
): Promise<string | null> {
  const { table, isShown } = shownRows[kind]
  const [row] = await publicReads
    .select({ slug: table.slug })
    .from(oldSlugs)
    .innerJoin(table, and(eq(table.id, oldSlugs.targetId), eq(isShown, true)))
    .where(and(eq(oldSlugs.kind, kind), eq(oldSlugs.slug, slug)))
  return row?.slug ?? null
}

const shownRows = {
  product: { table: products, isShown: products.active },
  post: { table: blogPosts, isShown: blogPosts.published },
  category: { table: categories, isShown: categories.active },
} as const
