import type { Centavos } from '#platform/domain/money.ts'

/** What stands on a shelf, and what it costs and is called there: of each size, and of a product without sizes. */
export interface ShelfFacts {
  /** 0: not said. */
  cost: Centavos
  stockQuantity: number
  minStockLevel: number
  /** Empty where there is none. */
  sku: string
  barcode: string
}

/** Which shelf: a size of a product, or a product that has none. */
export interface ShelfName {
  readonly productId: string
  readonly variantId: string | null
}

/** Keys sort by product, then by size. */
export const shelfKey = ({ productId, variantId }: ShelfName) =>
  variantId === null ? productId : `${productId}:${variantId}`

/** 'Jasmim da Noite, 120 g' */
export const sizedName = ({ name, size }: { name: string; size: string | null }) =>
  size === null ? name : `${name}, ${size}`
