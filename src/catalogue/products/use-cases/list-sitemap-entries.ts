import { asc, eq } from 'drizzle-orm'
import { blogPosts, categories, products } from '#catalogue/products/schema.ts'
import type { Shop } from '#platform/shop.ts'

export async function listSitemapEntries(shop: Shop) {
  const [productEntries, categoryEntries, postEntries] = await Promise.all([
    shop.publicReads
      .select({ slug: products.slug, updatedAt: products.updatedAt, image: products.imageUrl })
      .from(products)
      .where(eq(products.active, true))
      .orderBy(asc(products.sortName), asc(products.id)),
    shop.publicReads
      .select({ slug: categories.slug, updatedAt: categories.updatedAt, image: categories.image })
      .from(categories)
      .where(eq(categories.active, true))
      .orderBy(asc(categories.sortName)),
    shop.publicReads
      .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt })
      .from(blogPosts)
      .where(eq(blogPosts.published, true))
      .orderBy(asc(blogPosts.createdAt)),
  ])
  return { products: productEntries, categories: categoryEntries, posts: postEntries }
}
