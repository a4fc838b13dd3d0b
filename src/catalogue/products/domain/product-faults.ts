/** Why a field cannot stay as it is; the sentences are in `catalogue/products/copy/admin-catalogue.ts`. */
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

/** By field: 'price', and by row: 'variants.2.name'. */
export type ProductFaults = Readonly<Record<string, ProductFault>>

/** Called for each field that is wrong; reading goes on, so that all of them are found at once. */
export type FaultReport = (field: string, fault: ProductFault) => void

/** The specification has one sentence for these: something that must be there is not. */
export function lacksRequired(faults: ProductFaults): boolean {
  return Object.values(faults).some((fault) => fault === 'required' || fault === 'price-not-above-zero')
}
