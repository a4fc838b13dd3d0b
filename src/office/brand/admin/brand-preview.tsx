import type { CSSProperties } from 'react'
import { brandCopy } from '#office/brand/copy.ts'
import { lookProperties } from '#office/brand/domain.ts'
import { isColour, palettes } from '#settings/domain/brand-colours.ts'
import type { ShownBrand } from '#ui/browser/use-root-data.ts'
import { chooseShopName } from '#ui/copy/shop-name.ts'
import { Icon } from '#ui/elements/icon.tsx'
import type { BrandValues } from './brand-field.ts'

const { preview: words } = brandCopy

interface BrandPreviewProps {
  brand: BrandValues
  name: string
  logo: ShownBrand['logo'] | null
}

export function BrandPreview({ brand, name, logo }: BrandPreviewProps) {
  const isComplete = [brand.paper, brand.ink, brand.accent].every(isColour)
  const look = isComplete ? brand : { ...palettes[0], letters: brand.letters }
  const shopName = chooseShopName({ name })
  const head = logo ? <img {...logo.ink} alt={shopName} /> : shopName
  return (
    <aside className="brand__preview" aria-labelledby="brand-preview">
      <div className="panel__head cluster ends baseline">
        <h2 id="brand-preview">{words.title}</h2>
        <span className="small muted">{words.about}</span>
      </div>
      <div className="brand__views shop-colours" style={lookProperties(look) as CSSProperties}>
        <figure>
          <div className="brand__view">
            <p className="brand__top">
              {head}
              <Icon name="bag" />
            </p>
            <p className="brand__hero">{words.hero}</p>
            <span className="brand__button">{words.seeAll}</span>
          </div>
          <figcaption>{words.home}</figcaption>
        </figure>
        <figure>
          <div className="brand__view">
            <p className="brand__top">{head}</p>
            <div className="brand__picture" />
            <p className="brand__name">{words.item}</p>
            <p>{words.price}</p>
            <span className="brand__button">{words.addToCart}</span>
          </div>
          <figcaption>{words.product}</figcaption>
        </figure>
        <figure>
          <div className="brand__view">
            <p className="brand__top">{head}</p>
            <p className="brand__name">{words.confirmed}</p>
            <p>{words.order(brand.orderPrefix.toUpperCase())}</p>
            <span className="brand__link">{words.seeOrder}</span>
          </div>
          <figcaption>{words.email}</figcaption>
        </figure>
        <figure>
          <div className="brand__view brand__view--phone">
            <span className="brand__icon">{shopName.slice(0, 1)}</span>
            <p>{brand.shortName || shopName}</p>
          </div>
          <figcaption>{words.phone}</figcaption>
        </figure>
      </div>
    </aside>
  )
}
