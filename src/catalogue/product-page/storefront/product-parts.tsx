import { loadWhenNear } from '#ui/browser/load-when-near.tsx'
import { BuyBox } from './buy-box.tsx'
import { DetailsSection } from './details-section.tsx'
import { Gallery } from './gallery.tsx'
import type { ProductSlots } from './product-slots.ts'
import type { describeProduct } from './product-view.server.ts'
import { type Choice, chooseShelf } from './use-choice.ts'

/** Static content, so its script can load late. */
const Story = loadWhenNear(() => import('./story-sections.tsx'), { near: '0px' })

interface ProductPartsProps extends Omit<ReturnType<typeof describeProduct>, 'saleUntil'>, ProductSlots {
  choice: Choice
}

export function ProductParts({
  product,
  choice,
  comparison,
  facts,
  story,
  byPix,
  delivery,
  SoldOutOffer,
}: ProductPartsProps) {
  const sizeId = choice.size?.id ?? ''
  return (
    <>
      <div className="wrap pdp">
        <Gallery product={product} shown={choice.size?.image} />
        <BuyBox
          product={product}
          choice={choice}
          byPix={byPix?.[sizeId]}
          delivery={chooseShelf(product, choice).batch?.delivery ?? delivery}
          sizes={facts.sizes}
          comparison={comparison}
          burningTime={facts.burningTime.bySize[sizeId] ?? facts.burningTime.usual}
          SoldOutOffer={SoldOutOffer}
        />
      </div>
      <Story product={product} story={story} comparison={comparison} />
      <DetailsSection
        facts={[...(facts.bySize[sizeId] ?? facts.usual), ...(facts.safety ? [facts.safety] : [])]}
        questions={product.faq}
      />
    </>
  )
}
