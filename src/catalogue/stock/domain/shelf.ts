import type { Centavos } from '#platform/domain/money.ts'
import { isUuid } from '#platform/domain/uuid.ts'

export interface ShelfFacts {
  /** 0 means unknown. */
  cost: Centavos
  stockQuantity: number
  minStockLevel: number
  sku: string
  barcode: string
}

export interface ShelfName {
  readonly productId: string
  readonly variantId: string | null
}

export const shelfKey = ({ productId, variantId }: ShelfName) =>
  variantId === null ? productId : `${productId}:${variantId}`

export function readShelfKey(key: string): ShelfName | null {
  const [productId = '', variantId = null, ...rest] = key.split(':')
  const isShelf = isUuid(productId) && (variantId === null || isUuid(variantId)) && rest.length === 0
  return isShelf ? { productId, variantId } : null
}

export const sizedName = ({ name, size }: { name: string; size: string | null }) =>
  size === null ? name : `${name}, ${size}`
