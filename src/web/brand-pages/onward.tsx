import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { BrandPage } from '#copy/brand/shapes.ts'
import { Icon } from '#web/kit/elements/icon.tsx'
import { Image } from '#web/kit/elements/image.tsx'

export function Onward({ onward }: { onward: BrandPage['onward'] }) {
  return (
    <section className="section" aria-labelledby="continue">
      <div className="wrap">
        <h2 id="continue">{onward.title}</h2>
        <div className="onward">
          {onward.cards.map(({ title, text, to, image }) => (
            <article key={to} className="ccard">
              <div className="ccard__pic">
                <Image
                  image={image}
                  alt=""
                  sizes="(min-width: 82.5rem) 40rem, (min-width: 48rem) 47vw, 92vw"
                />
              </div>
              <div className="ccard__head">
                <h3>
                  <Link to={pathTo(to)} prefetch="intent">
                    {title}
                  </Link>
                </h3>
                <Icon name="arrow-right" />
              </div>
              <p>{text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
