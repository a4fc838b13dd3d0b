import type { Variant } from '#domain/catalogue/variants.ts'
import type { VariantOnPage } from './product-facts.ts'

interface Product {
  variants: readonly (Variant & { image: string | null })[]
  images: readonly { url: string }[]
}

/** The sizes to choose from, each with the place of its image. Where one has its own, the others share the cover. */
export function describeSizes({ variants, images }: Product): VariantOnPage[] {
  const placeOf = ({ image }: { image: string | null }) => images.findIndex(({ url }) => url === image)
  const hasOwn = variants.some((variant) => placeOf(variant) >= 0)
  return variants.map((variant) => {
    const { id, name, priceAdjustment, priceBefore } = variant
    const size = { id, name, priceAdjustment, ...(priceBefore && { priceBefore }) }
    return hasOwn ? { ...size, image: Math.max(0, placeOf(variant)) } : size
  })
}
