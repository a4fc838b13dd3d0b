import type { CSSProperties } from 'react'
import { Price } from '#catalogue/products/storefront/price.tsx'
import { styleGuideCopy } from '#office/style-guide/admin-copy.ts'
import { IconDrawing } from '#ui/elements/icon.tsx'
import { BrandSymbol, Logo } from '#ui/elements/logo.tsx'
import { adminIcons } from '#ui/icons/admin-icons.ts'
import { badgeIcons } from '#ui/icons/badge-icons.ts'
import { careIcons } from '#ui/icons/care-icons.ts'
import { shopIcons } from '#ui/icons/shop-icons.ts'
import { Specimen } from './specimen.tsx'

export function Foundations() {
  const { colours, type, drawings } = styleGuideCopy
  const [word, emphasis] = type.hero
  return (
    <>
      <Specimen title={colours.title} note={colours.note}>
        <ul className="grid swatches">
          {colours.swatches.map(({ token, name, use }) => (
            <li key={token} className="micro">
              <span className="swatch" style={{ '--c': `var(--${token})` } as CSSProperties} />
              <b>{name}</b>
              <span className="muted">{use}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={type.title} note={type.note}>
        <p className="specimen__hero">
          {word}
          <em>{emphasis}</em>
        </p>
        <p className="specimen__h1">{type.page}</p>
        <p className="specimen__h2">{type.section}</p>
        <p className="specimen__h3">{type.block}</p>
        <p className="lead">{type.lead}</p>
        <p className="prose">{type.body}</p>
        <p className="small muted">{type.small}</p>
      </Specimen>
      <Specimen title={drawings.title} note={drawings.note}>
        <div className="cluster shop-colours">
          <Logo />
          <BrandSymbol />
        </div>
        <ul className="cluster">
          {Object.entries({ ...shopIcons, ...adminIcons, ...badgeIcons, ...careIcons }).map(
            ([name, path]) => (
              <li key={name} title={name}>
                <IconDrawing path={path} />
              </li>
            ),
          )}
        </ul>
        <p className="cluster">
          <Price amount={8990} />
          <Price amount={128400} plain />
        </p>
      </Specimen>
    </>
  )
}
