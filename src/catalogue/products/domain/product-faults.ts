export type ProductFault =
  | 'required'
  | 'too-long'
  | 'price-not-above-zero'
  | 'not-money'
  | 'too-much-money'
  | 'not-whole'
  | 'too-many'
  | 'not-weight'
  | 'not-length'
  | 'not-dimensions'
  | 'dimensions-incomplete'
  | 'not-barcode'
  | 'sku-taken'
  | 'sku-repeated'
  | 'kept-by-size'
  | 'slug-taken'
  | 'slug-in-bin'
  | 'category-not-found'
  | 'row-incomplete'
  | 'row-repeated'
  | 'too-many-rows'
  | 'size-not-above-zero'
  | 'attribute-without-value'
  | 'size-not-found'
  | 'image-not-found'
  | 'not-day'
  | 'sale-incomplete'
  | 'sale-not-below'
  | 'sale-ends-before'
  | 'promotion-over'
  | 'price-not-asked'
  | 'size-sale-alone'
  | 'size-sale-above'
  | 'size-sale-usual'

export type ProductFaults = Readonly<Record<string, ProductFault>>

/** Reading continues after a fault, so that all faults are reported at once. */
export type FaultReport = (field: string, fault: ProductFault) => void

/** The specification has a single message for all of these. */
export function lacksRequired(faults: ProductFaults): boolean {
  return Object.values(faults).some((fault) => fault === 'required' || fault === 'price-not-above-zero')
}
