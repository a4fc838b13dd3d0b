import type { ComponentType } from 'react'

export interface SoldOutShelf {
  productId: string
  variantId: string | null
  size: string | undefined
  others: readonly string[]
}

export interface ProductSlots {
  SoldOutOffer?: ComponentType<SoldOutShelf>
}
