import type { Variant } from '#domain/catalogue/variants.ts'
import { describeNextPour, type PourWithDay } from './next-pour-view.server.ts'
import type { VariantOnPage } from './product-facts.ts'

interface Product {
  variants: readonly (Variant & {
    image: string | null
    stockQuantity: number
    minStockLevel: number
    sku: string
    barcode: string
    nextPour: PourWithDay | null
  })[]
  images: readonly { url: string }[]
}

interface SizesView {
  variants: VariantOnPage[]
  /** The place of the image that shows every size side by side. */
  comparison: number | undefined
}

/** The sizes with the place of their image: where one has its own, the others share the cover. */
export function describeSizes({ variants, images }: Product): SizesView {
  const placeOf = ({ image }: { image: string | null }) => images.findIndex(({ url }) => url === image)
  const places = variants.map(placeOf)
  const [first = -1] = places
  const isShared = places.length > 1 && first >= 0 && places.every((place) => place === first)
  const hasOwn = !isShared && places.some((place) => place >= 0)
  return {
    variants: variants.map((variant, index) => {
      const { id, name, priceAdjustment, priceBefore, stockQuantity, minStockLevel, sku, barcode } = variant
      const pour = describeNextPour(stockQuantity, variant.nextPour)
      const shelf = { stockQuantity, minStockLevel, sku, barcode, pour }
      const size = { id, name, priceAdjustment, ...(priceBefore && { priceBefore }), ...shelf }
      return hasOwn ? { ...size, image: Math.max(0, places[index] ?? 0) } : size
    }),
    comparison: isShared ? first : undefined,
  }
}
