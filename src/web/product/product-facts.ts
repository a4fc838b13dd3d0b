import type { Variant } from '#domain/catalogue/variants.ts'
import type { findProduct } from '#shop/catalogue/find-product.ts'

type FoundProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>

/** What the page knows of its product; the specifications arrive told, not raw. */
export interface ProductOnPage
  extends Omit<
    FoundProduct,
    | 'specifications'
    | 'weight'
    | 'dimensions'
    | 'variants'
    | 'pairs'
    | 'pixDiscountPercent'
    | 'isCourierEnabled'
    | 'nextPour'
    | 'saleUntil'
    | 'reviews'
  > {
  /** What can be reserved of a candle without sizes that is sold out. */
  pour: PourOnPage | null
  variants: VariantOnPage[]
  /** 'Promoção até 30/11/2026' */
  offer: string | null
}

/** How many there are, the words of the button, and when it comes. */
export interface PourOnPage {
  units: number
  label: string
  delivery: string
}

export interface VariantOnPage extends Variant {
  stockQuantity: number
  minStockLevel: number
  pour: PourOnPage | null
  /** The place of the image that shows this size; absent where no size has one of its own. */
  image?: number
}
