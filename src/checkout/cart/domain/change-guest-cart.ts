import { MAX_QUANTITY } from '#orders/domain/cart-line.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Refusal, refuse } from '#platform/domain/result.ts'
import { type GuestLine, type GuestLineName, type GuestThings, isSameLine } from './guest-cart.ts'

/** Zero or less removes the line. */
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

/** What is left when these have gone into an account: what was put in since. */
export function withoutThese({ cart, wishlist }: GuestThings, taken: GuestThings): GuestThings {
  return {
    cart: taken.cart.reduce<GuestLine[]>(
      (lines, given) => {
        const existing = lines.find((line) => isSameLine(line, given))
        return existing ? changeGuestLine(lines, given, existing.quantity - given.quantity) : lines
      },
      [...cart],
    ),
    wishlist: wishlist.filter((id) => !taken.wishlist.includes(id)),
  }
}

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
