import { eq } from 'drizzle-orm'
import { blogPosts } from '#database/schema/catalogue.ts'
import { isUuid } from '#domain/uuid.ts'
import { listChanges } from '#shop/audit/list-changes.ts'
import { imageAt } from '#shop/catalogue/product-card.ts'
import type { Shop } from '#shop/shop.ts'

/** A post with everything its editor needs and the history of its changes; null when there is none. */
export async function findManagedPost(shop: Shop, postId: string) {
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

export type ManagedPost = NonNullable<Awaited<ReturnType<typeof findManagedPost>>>
