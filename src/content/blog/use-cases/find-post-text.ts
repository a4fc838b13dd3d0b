import { sql } from 'drizzle-orm'
import { mayStandInText } from '#catalogue/images/domain.ts'
import type { ProductCard } from '#catalogue/products/use-cases/product-card.ts'
import type { Block } from '#content/blog/domain/post-body.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'
import { findCandles } from './find-candles.ts'
import { imagesIn } from './read-blog.ts'

export interface PostText {
  blocks: Block[]
  candles: ProductCard[]
  images: ImageInfo[]
}

export interface LeftOut {
  unknownCandles: string[]
  inactiveCandles: string[]
  images: string[]
}

export async function findPostText(
  shop: Pick<Shop, 'clock' | 'db'>,
  content: string,
): Promise<{ text: PostText; leftOut: LeftOut }> {
  const { readPostText } = await import('./read-post-text.ts')
  const blocks = readPostText(content)
  const candles = await findCandles(shop, content)
  const { rows } = await shop.db.execute<{ images: ImageInfo[] }>(
    sql`select ${imagesIn(sql`${content}::text`)} as images`,
  )
  const images = rows[0]?.images ?? []
  const imageUrls = blocks.flatMap((block) => (block.kind === 'image' ? [block.url] : []))
  const missing = imageUrls.filter(
    (url) => !mayStandInText(url) || !images.some((image) => image.url === url),
  )
  return {
    text: { blocks, candles: candles.shown, images },
    leftOut: {
      unknownCandles: candles.unknown,
      inactiveCandles: candles.inactive,
      images: [...new Set(missing)],
    },
  }
}
