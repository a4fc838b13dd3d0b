import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { brandPagesCopy } from '#copy/shop/brand-pages.ts'
import type { OnwardCard } from '#domain/settings/brand-page.ts'
import { Icon } from '#web/kit/elements/icon.tsx'
import { Image } from '#web/kit/elements/image.tsx'

export function Onward({ cards }: { cards: readonly OnwardCard[] }) {
  return (
    <section className="section" aria-labelledby="continue">
      <div className="wrap">
        <h2 id="continue">{brandPagesCopy.onward}</h2>
        <div className="onward">
          {cards.map(({ name, title, text, image }) => (
            <article key={name} className="ccard">
              <div className="ccard__pic">
                <Image
                  image={image}
                  alt=""
                  sizes="(min-width: 82.5rem) 40rem, (min-width: 48rem) 47vw, 92vw"
                />
              </div>
              <div className="ccard__head">
                <h3>
                  <Link to={pathTo(name)} prefetch="intent">
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
