import type { Centavos } from '#domain/money.ts'
import { type Refusal, refuse } from '#domain/result.ts'

export type AdditionRefusal =
  | Refusal<'product-unavailable' | 'out-of-stock'>
  | Refusal<'not-enough-stock', { available: number; inCart: number }>
  | Refusal<'price-changed', { price: Centavos }>

/** Why so many more of a size cannot go into a cart; null when they can. `inCart` is what is there of that size. */
export function refuseAddition({
  isSold,
  stock,
  inCart,
  quantity,
}: {
  isSold: boolean
  stock: number
  inCart: number
  quantity: number
}): AdditionRefusal | null {
  if (!isSold) return refuse('product-unavailable')
  if (stock <= 0) return refuse('out-of-stock')
  return inCart + quantity > stock ? refuse('not-enough-stock', { available: stock, inCart }) : null
}
