import { MAX_QUANTITY } from '#orders/domain/cart-line.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Refusal, refuse } from '#platform/domain/result.ts'
import { type GuestLine, type GuestLineName, type GuestThings, isSameLine } from './guest-cart.ts'

export function changeGuestLine(
  lines: readonly GuestLine[],
  changed: GuestLineName,
  quantity: number,
): GuestLine[] {
  return lines.flatMap((line) => {
    if (!isSameLine(line, changed)) return line
    return quantity > 0 ? { ...line, quantity: Math.min(quantity, MAX_QUANTITY) } : []
  })
}

export function withoutThese({ cart, wishlist }: GuestThings, takenThings: GuestThings): GuestThings {
  return {
    cart: takenThings.cart.reduce<GuestLine[]>(
      (lines, added) => {
        const existing = lines.find((line) => isSameLine(line, added))
        return existing ? changeGuestLine(lines, added, existing.quantity - added.quantity) : lines
      },
      [...cart],
    ),
    wishlist: wishlist.filter((id) => !takenThings.wishlist.includes(id)),
  }
}

export type AdditionRefusal =
  | Refusal<'product-unavailable' | 'out-of-stock'>
  | Refusal<'not-enough-stock', { available: number; inCart: number }>
  | Refusal<'price-changed', { price: Centavos }>

/** Returns null if the quantity can be added. `inCart` counts the units of this size already in the cart. */
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
