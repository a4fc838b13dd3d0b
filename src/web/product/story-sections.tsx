import { AboutSection } from './about-section.tsx'
import { CareSection } from './care-section.tsx'
import type { ProductOnPage } from './product-facts.ts'
import type { ScentView } from './product-scent-view.server.ts'
import { ScentSection } from './scent-section.tsx'

export interface StorySectionsProps {
  product: Pick<ProductOnPage, 'name' | 'description' | 'features' | 'images'>
  story: ScentView | null
  /** The place of the image that compares the sizes: it shows no candle in use. */
  comparison: number | undefined
}

/** What is only read, and nothing of it depends on the chosen size: its script may come after the page. */
export default function StorySections({ product, story, comparison }: StorySectionsProps) {
  const inUse = product.images.filter((_, place) => place > 0 && place !== comparison)
  return (
    <>
      <AboutSection {...product} />
      {story && <ScentSection story={story} />}
      <CareSection image={inUse.at(-1)} />
    </>
  )
}
