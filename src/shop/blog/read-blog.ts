import { and, desc, eq, ne } from 'drizzle-orm'
import { blogPosts } from '#database/schema/catalogue.ts'
import { readingMinutes } from '#domain/blog/post-body.ts'
import { imageAt } from '#shop/catalogue/product-card.ts'
import type { Shop } from '#shop/shop.ts'

const cardColumns = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  author: blogPosts.author,
  createdAt: blogPosts.createdAt,
  image: imageAt(blogPosts.image),
}

const newestFirst = [desc(blogPosts.createdAt), desc(blogPosts.id)]

export async function listPosts(shop: Shop) {
  const posts = await shop.publicReads
    .select({ ...cardColumns, content: blogPosts.content })
    .from(blogPosts)
    .where(eq(blogPosts.published, true))
    .orderBy(...newestFirst)
  return posts.map(toCard)
}

export async function findPost(shop: Shop, { slug }: { slug: string }) {
  const [post] = await shop.publicReads
    .select({ ...cardColumns, content: blogPosts.content })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), eq(blogPosts.published, true)))
  return post ? { ...post, readingMinutes: readingMinutes(post.content) } : null
}

const RELATED = 3

/** 'Leia Também'. */
export async function listRelatedPosts(shop: Shop, { postId }: { postId: string }) {
  const posts = await shop.publicReads
    .select({ ...cardColumns, content: blogPosts.content })
    .from(blogPosts)
    .where(and(eq(blogPosts.published, true), ne(blogPosts.id, postId)))
    .orderBy(...newestFirst)
    .limit(RELATED)
  return posts.map(toCard)
}

function toCard<Row extends { content: string }>({ content, ...card }: Row) {
  return { ...card, readingMinutes: readingMinutes(content) }
}
