import { pathTo } from '#addresses.ts'
import { ArrowLink } from '#web/kit/elements/button.tsx'
import { Image } from '#web/kit/elements/image.tsx'
import type { homeGift } from './home-gift.server.ts'

/** That a candle can be given, and where to begin. */
export function GiftSection({ title, text, link, image }: ReturnType<typeof homeGift>) {
  return (
    <section className="wrap home-gift" aria-labelledby="presente">
      <Image image={image} sizes="(min-width: 48rem) 30vw, 100vw" />
      <div>
        <h2 id="presente">{title}</h2>
        <p>{text}</p>
        <ArrowLink to={pathTo('products')}>{link}</ArrowLink>
      </div>
    </section>
  )
}
