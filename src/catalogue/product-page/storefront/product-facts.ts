import type { KitOnPage } from '#catalogue/kits/storefront/kit-view.server.ts'
import type { findProduct } from '#catalogue/product-page/use-cases/find-product.ts'
import type { Variant } from '#catalogue/products/domain/variants.ts'

type FoundProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>

/** What the page knows of its product; the specifications arrive told, not raw. */
export interface ProductOnPage
  extends Omit<
    FoundProduct,
    | 'specifications'
    | 'variants'
    | 'pairs'
    | 'isCourierEnabled'
    | 'shipping'
    | 'nextBatch'
    | 'shelfBatch'
    | 'saleUntil'
    | 'beside'
    | 'kit'
  > {
  kit: KitOnPage | null
  /** What can be reserved of a candle without sizes that is sold out. */
  batch: BatchOnPage | null
  variants: VariantOnPage[]
  /** 'Promoção até 30/11/2026' */
  offer: string | null
}

/** How many there are, when they are ready, and the words of chip, button and delivery. */
export interface BatchOnPage {
  units: number
  /** 'yyyy-MM-dd', for search engines. */
  deliveryFrom: string
  next: string
  label: string
  delivery: string
}

export interface VariantOnPage extends Variant {
  stockQuantity: number
  minStockLevel: number
  batch: BatchOnPage | null
  /** Its codes, for search engines; empty where there is none. */
  sku: string
  barcode: string
  /** The place of the image that shows this size; absent where no size has one of its own. */
  image?: number
}
