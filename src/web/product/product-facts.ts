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
  /** What can be reserved of a candle that is sold out. */
  pour: { units: number; label: string } | null
  variants: VariantOnPage[]
  /** 'Promoção até 30/11/2026' */
  offer: string | null
}

export interface VariantOnPage extends Variant {
  /** The place of the image that shows this size; absent where no size has one of its own. */
  image?: number
}
