import type { CSSProperties } from 'react'
import { pathTo } from '#addresses.ts'
import { homeCopy } from '#content/pages/copy/home.ts'
import { useShopName } from '#ui/browser/use-root-data.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { EmphasisedTitle } from '#ui/elements/emphasised-title.tsx'
import { IconDrawing } from '#ui/elements/icon.tsx'
import { Image } from '#ui/elements/image.tsx'
import { badgeIcons } from '#ui/icons/badge-icons.ts'
import type { HomeContent } from './home-content.server.ts'

const inOrder = [badgeIcons['hand-made'], badgeIcons.leaf, badgeIcons.coconut]

/** The real width on narrow screens is larger, but a smaller file is sharp enough and a third lighter. */
const sizes = '(min-width: 62rem) 90vw, 115vw'

/** Positions of the flames in the default image, in percent, for the flicker effect. */
const DRAWN_FLAMES = {
  image: '/brand-images/home-hero-',
  places: [
    { x: 40.8, y: 33 },
    { x: 62.3, y: 34.9 },
    { x: 83.4, y: 18.2 },
  ],
}

export function Hero({ hero }: Pick<HomeContent, 'hero'>) {
  const shopName = useShopName()
  const flames = hero.image?.url.includes(DRAWN_FLAMES.image) ? DRAWN_FLAMES.places : []
  return (
    <section className={hero.image ? 'hero on-dark' : 'hero hero--plain'}>
      <div className="wrap hero__copy">
        <h1>{hero.title ? <EmphasisedTitle {...hero} /> : shopName}</h1>
        {hero.sentence && <p>{hero.sentence}</p>}
        <LinkButton to={pathTo('products')} prefetch="intent" variant={hero.image ? 'light' : 'cocoa'}>
          {homeCopy.hero.button}
        </LinkButton>
      </div>
      {hero.image && (
        <div className="hero__art">
          <Image image={hero.image} sizes={sizes} priority />
          {flames.map(({ x, y }) => (
            <i key={x} aria-hidden="true" style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties} />
          ))}
        </div>
      )}
      {hero.badges.length > 0 && (
        <ul className="wrap badges fs-small">
          {hero.badges.map((badge, index) => (
            <li key={badge}>
              <IconDrawing path={inOrder[index] ?? badgeIcons.leaf} />
              {badge}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
