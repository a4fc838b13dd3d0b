import type { ReactNode } from 'react'
import { type Block, postBlocks } from '#domain/blog/post-body.ts'
import type { ProductCard } from '#shop/catalogue/product-card.ts'
import { PostCandle } from './post-candle.tsx'

interface PostBodyProps {
  content: string
  /** The candles that the text names, by slug; one that is missing is left out. */
  candles: Readonly<Record<string, ProductCard>>
  /** What stands for a candle that is missing: for the owner, who should know. */
  missing?: (slug: string) => ReactNode
}

/** Sub-headings, paragraphs, lists and candles; between them the stylesheet breathes. */
export function PostBody({ content, ...known }: PostBodyProps) {
  return (
    <div className="prose article__body">
      {postBlocks(content).map((block, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the text is all that tells its blocks apart
        <PostBlock key={position} block={block} {...known} />
      ))}
    </div>
  )
}

interface PostBlockProps extends Omit<PostBodyProps, 'content'> {
  block: Block
}

function PostBlock({ block, candles, missing }: PostBlockProps) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above; two items may be the same
            <li key={position}>{item}</li>
          ))}
        </ul>
      )
    case 'candle': {
      const candle = candles[block.slug]
      return candle ? <PostCandle candle={candle} /> : missing?.(block.slug)
    }
    case 'spacer':
      return <div className="article__breath" aria-hidden="true" />
  }
}
