import type { ComponentType } from 'react'

/** A shelf that a customer finds empty. */
export interface SoldOutShelf {
  productId: string
  /** Null for a product without sizes. */
  variantId: string | null
  size: string | undefined
  /** The sizes of the product that are there. */
  others: readonly string[]
}

/** Parts of a product's page that other features bring. */
export interface ProductSlots {
  SoldOutOffer?: ComponentType<SoldOutShelf>
}
