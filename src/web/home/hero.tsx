import type { CSSProperties } from 'react'
import { pathTo } from '#addresses.ts'
import { homeCopy } from '#copy/brand/home.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { EmphasisedTitle } from '#web/kit/elements/emphasised-title.tsx'
import { IconDrawing } from '#web/kit/elements/icon.tsx'
import { Image } from '#web/kit/elements/image.tsx'
import { badgeIcons } from '#web/kit/icons/badge-icons.ts'

const inOrder = [badgeIcons['hand-made'], badgeIcons.leaf, badgeIcons.coconut]

/** On narrow screens the image is nearly half as wide again. A third of that is told: a size less is sharp enough, and a third lighter. */
const sizes = '(min-width: 62rem) 90vw, 115vw'

export function Hero() {
  const { hero } = homeCopy
  return (
    <section className="hero on-dark">
      <div className="wrap hero__copy">
        <h1>
          <EmphasisedTitle {...hero} />
        </h1>
        <p>{hero.sentence}</p>
        <LinkButton to={pathTo('products')} prefetch="intent" variant="light">
          {hero.button}
        </LinkButton>
      </div>
      <div className="hero__art">
        <Image image={hero.image} sizes={sizes} priority />
        {/* A light on each flame of the image, wherever the hero puts it. */}
        {hero.flames.map(({ x, y }) => (
          <i key={x} aria-hidden="true" style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties} />
        ))}
      </div>
      <ul className="wrap badges">
        {hero.badges.map((badge, index) => (
          <li key={badge}>
            <IconDrawing path={inOrder[index] ?? badgeIcons.leaf} />
            {badge}
          </li>
        ))}
      </ul>
    </section>
  )
}
