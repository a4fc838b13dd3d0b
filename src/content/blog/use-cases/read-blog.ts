import { desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { IMAGE_ADDRESS_PATTERN } from '#catalogue/images/domain.ts'
import { blogPosts, imageRecords } from '#catalogue/products/schema.ts'
import { imageAt } from '#catalogue/products/use-cases/product-card.ts'
import { readingMinutes } from '#content/blog/domain/post-body.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'

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

const RELATED = 3

export async function findPost(shop: Shop, { slug }: { slug: string }) {
  const { content, seoTitle, seoDescription } = blogPosts
  const [firstPost, ...otherPosts] = await shop.publicReads
    .select({ ...cardColumns, content, seoTitle, seoDescription, images: imagesIn(content) })
    .from(blogPosts)
    .where(eq(blogPosts.published, true))
    .orderBy(desc(eq(blogPosts.slug, slug)), ...newestFirst)
    .limit(RELATED + 1)
  if (firstPost?.slug !== slug) return null
  const { images, ...post } = { ...firstPost, readingMinutes: readingMinutes(firstPost.content) }
  return {
    post,
    images,
    related: otherPosts.map(({ seoTitle: _title, seoDescription: _text, images: _images, ...other }) =>
      toCard(other),
    ),
  }
}

function toCard<Row extends { content: string }>({ content, ...card }: Row) {
  return { ...card, readingMinutes: readingMinutes(content) }
}

export function imagesIn(text: SQLWrapper): SQL<ImageInfo[]> {
  const { url, width, height, alt } = imageRecords
  return sql`(
    select coalesce(json_agg(json_build_object('url', ${url}, 'width', ${width}, 'height', ${height}, 'alt', ${alt})), '[]')
    from ${imageRecords}
    where ${url} in (select found[1] from regexp_matches(${text}, ${`(${IMAGE_ADDRESS_PATTERN})`}, 'g') as found)
  )`
}
