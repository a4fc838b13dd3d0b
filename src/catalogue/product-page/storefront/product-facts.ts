import type { KitOnPage } from '#catalogue/kits/storefront/kit-view.server.ts'
import type { findProduct } from '#catalogue/product-page/use-cases/find-product.ts'
import type { Variant } from '#catalogue/products/domain/variants.ts'

type FoundProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>

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
  /** The batch that can be reserved if a product without sizes is sold out. */
  batch: BatchOnPage | null
  variants: VariantOnPage[]
  offer: string | null
}

export interface BatchOnPage {
  units: number
  deliveryFrom: string
  next: string
  label: string
  delivery: string
}

export interface VariantOnPage extends Variant {
  stockQuantity: number
  minStockLevel: number
  batch: BatchOnPage | null
  sku: string
  barcode: string
  /** Index of this size's image; undefined if no size has its own. */
  image?: number
}
