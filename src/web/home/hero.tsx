import type { CSSProperties } from 'react'
import { pathTo } from '#addresses.ts'
import { homeCopy } from '#copy/brand/home.ts'
import type { HomeCopy } from '#copy/brand/shapes.ts'
import { LinkButton } from '#web/kit/button.tsx'
import { EmphasisedTitle } from '#web/kit/emphasised-title.tsx'
import { IconDrawing } from '#web/kit/icon.tsx'
import { badgeIcons } from '#web/kit/icons/badge-icons.ts'
import { Image } from '#web/kit/image.tsx'

const inOrder = [badgeIcons['hand-made'], badgeIcons.leaf, badgeIcons.coconut]

/** The image is wider than its frame on both kinds of screen, and cut at the sides. */
const sizes = '(min-width: 62rem) 90vw, 130vw'

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
        <Flames image={hero.image} flames={hero.flames} />
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

/** A light on each flame of the image, wherever the frame cuts it. */
function Flames({ image, flames }: Pick<HomeCopy['hero'], 'image' | 'flames'>) {
  return (
    <div className="hero__scene" aria-hidden="true">
      <div className="hero__frame" style={{ '--ratio': image.width / image.height } as CSSProperties}>
        {flames.map(({ x, y }) => (
          <i key={x} style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties} />
        ))}
      </div>
    </div>
  )
}
