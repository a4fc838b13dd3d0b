import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { CardPrice } from '#catalogue/products/storefront/card-price.tsx'
import { Stock } from '#catalogue/products/storefront/stock.tsx'
import type { ProductCard } from '#catalogue/products/use-cases/product-card.ts'
import { blogCopy } from '#content/blog/copy.ts'
import type { Block, Inline } from '#content/blog/domain/post-body.ts'
import type { PostText } from '#content/blog/use-cases/find-post-text.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { Image } from '#ui/elements/image.tsx'

/** Placeholder for unknown candles and images, shown only to the owner. */
type Missing = (block: Extract<Block, { kind: 'candle' | 'image' }>) => ReactNode

interface PostBodyProps {
  text: PostText
  missing?: Missing
}

export function PostBody({ text, missing }: PostBodyProps) {
  return (
    <div className="prose article__body">
      {inPlace(text.blocks, (block) => blockElement(block, text, missing))}
    </div>
  )
}

function blockElement(block: Block, { candles, images }: PostText, missing?: Missing): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <h2>{inlines(block.words)}</h2>
    case 'paragraph':
      return <p>{inlines(block.words)}</p>
    case 'list':
      return <ul>{items(block.items)}</ul>
    case 'steps':
      return <ol start={block.from}>{items(block.items)}</ol>
    case 'quote':
      return (
        <blockquote>
          {inPlace(block.lines, (line) => (
            <p>{inlines(line)}</p>
          ))}
        </blockquote>
      )
    case 'candle': {
      const candle = candles.find(({ slug }) => slug === block.slug)
      return candle ? <PostCandle candle={candle} /> : missing?.(block)
    }
    case 'image': {
      const image = images.find(({ url }) => url === block.url)
      return image ? <PostImage image={image} alt={block.alt} /> : missing?.(block)
    }
    case 'spacer':
      return <div className="article__breath" aria-hidden="true" />
  }
}

function PostImage({ image, alt }: { image: ImageInfo; alt: string }) {
  return (
    <figure className="article__image">
      <Image image={image} alt={alt} sizes="(min-width: 48rem) 40rem, 92vw" />
    </figure>
  )
}

const items = (lines: readonly Inline[][]) => inPlace(lines, (line) => <li>{inlines(line)}</li>)

const inlines = (words: readonly Inline[]) => inPlace(words, inlineElement)

function inlineElement(word: Inline): ReactNode {
  if (typeof word === 'string') return word
  const words = inlines(word.words)
  if (word.kind === 'strong') return <strong>{words}</strong>
  if (word.kind === 'emphasis') return <em>{words}</em>
  return (
    <a href={word.to} rel={word.to.startsWith('/') ? undefined : 'noopener noreferrer'}>
      {words}
    </a>
  )
}

function inPlace<Part>(parts: readonly Part[], element: (part: Part) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a place in the text is all that tells its parts apart
  return parts.map((part, place) => <Fragment key={place}>{element(part)}</Fragment>)
}

function PostCandle({ candle }: { candle: ProductCard }) {
  return (
    <aside className="post-candle grid" aria-label={blogCopy.candle(candle.name)}>
      <Image image={candle.cover} alt="" sizes="8rem" />
      <div>
        <p className="post-candle__name">
          <Link className="row-link" to={pathTo('product', { slug: candle.slug })} prefetch="intent">
            {candle.name}
          </Link>
        </p>
        {candle.scent && <p className="post-candle__scent muted fs-small">{candle.scent}</p>}
        <p className="post-candle__foot cluster baseline mt2">
          <CardPrice {...candle} />
          <Stock product={candle} place="card" />
        </p>
      </div>
    </aside>
  )
}
