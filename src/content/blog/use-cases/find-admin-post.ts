import { eq } from 'drizzle-orm'
import { blogPosts } from '#catalogue/products/schema.ts'
import { imageAt } from '#catalogue/products/use-cases/product-card.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'

export async function findAdminPost(shop: Shop, postId: string) {
  if (!isUuid(postId)) return null
  const [post] = await shop.db
    .select({
      id: blogPosts.id,
      slug: blogPosts.slug,
      title: blogPosts.title,
      excerpt: blogPosts.excerpt,
      content: blogPosts.content,
      author: blogPosts.author,
      seoTitle: blogPosts.seoTitle,
      seoDescription: blogPosts.seoDescription,
      published: blogPosts.published,
      version: blogPosts.version,
      updatedAt: blogPosts.updatedAt,
      image: imageAt(blogPosts.image),
    })
    .from(blogPosts)
    .where(eq(blogPosts.id, postId))
  if (!post) return null
  return { ...post, changes: await listChanges(shop, { entity: 'blog-post', entityId: postId }) }
}

export type AdminPost = NonNullable<Awaited<ReturnType<typeof findAdminPost>>>
