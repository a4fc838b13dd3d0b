import { desc, sql } from 'drizzle-orm'
import { blogPosts } from '#catalogue/products/schema.ts'
import type { Shop } from '#platform/shop.ts'

export const POSTS_PER_PAGE = 25

export async function listAdminPosts(shop: Shop, { page }: { page: number }) {
  const rows = await shop.db
    .select({
      id: blogPosts.id,
      slug: blogPosts.slug,
      title: blogPosts.title,
      author: blogPosts.author,
      published: blogPosts.published,
      createdAt: blogPosts.createdAt,
      updatedAt: blogPosts.updatedAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(blogPosts)
    .orderBy(desc(blogPosts.updatedAt), desc(blogPosts.id))
    .limit(POSTS_PER_PAGE)
    .offset((page - 1) * POSTS_PER_PAGE)
  return { posts: rows.map(({ total: _, ...post }) => post), total: rows[0]?.total ?? 0 }
}
