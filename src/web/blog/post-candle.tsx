import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { blogCopy } from '#copy/shop/blog.ts'
import type { ProductCard } from '#shop/catalogue/product-card.ts'
import { Stock } from '#web/catalogue/stock.tsx'
import { Image } from '#web/kit/elements/image.tsx'
import { Price } from '#web/kit/elements/price.tsx'

/** A candle in the middle of a text; the name's link covers the card. */
export function PostCandle({ candle }: { candle: ProductCard }) {
  return (
    <aside className="post-candle" aria-label={blogCopy.candle(candle.name)}>
      <Image image={candle.cover} alt="" sizes="8rem" />
      <div>
        <p className="post-candle__name">
          <Link to={pathTo('product', { slug: candle.slug })} prefetch="intent">
            {candle.name}
          </Link>
        </p>
        {candle.scent && <p className="post-candle__scent">{candle.scent}</p>}
        <p className="post-candle__foot">
          <Price amount={candle.price} before={candle.priceBefore} />
          <Stock product={candle} place="card" />
        </p>
      </div>
    </aside>
  )
}
