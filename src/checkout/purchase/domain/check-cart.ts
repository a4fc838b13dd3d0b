import { calculateSubtotal } from '#catalogue/products/domain/checkout-total.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import type { CheckoutRefusal } from './checkout-refusal.ts'

export type CartLine = {
  readonly productId: string
  readonly variantId: string | null
  readonly quantity: number
  readonly chosenParts?: readonly string[] | null
}

function quantitiesByLine(lines: readonly CartLine[]): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { productId, variantId, quantity, chosenParts } of lines) {
    const key = [productId, variantId ?? '', ...(chosenParts ?? [])].join('/')
    quantities.set(key, (quantities.get(key) ?? 0) + quantity)
  }
  return quantities
}

/** Compares what the customer saw with what the server would sell; line order is ignored. */
export function isSameCart(seen: readonly CartLine[], cart: readonly CartLine[]): boolean {
  const a = quantitiesByLine(seen)
  const b = quantitiesByLine(cart)
  return a.size === b.size && [...a].every(([line, quantity]) => b.get(line) === quantity)
}

export type SellableLine = CartLine & {
  readonly name: string
  readonly unitPrice: Centavos
  readonly seenPrice: Centavos
  /** False if the product was deactivated or its size is missing. */
  readonly sellable: boolean
}

export function checkCart(checkout: {
  cart: readonly SellableLine[]
  seen: readonly CartLine[]
  freight: Centavos
  gift?: Centavos
  discount?: Centavos
  expectedTotal: Centavos | null
}): Ok<undefined> | CheckoutRefusal {
  const { cart, seen, freight, gift = 0, discount = 0, expectedTotal } = checkout
  if (cart.length === 0 && seen.length === 0) return refuse('cart-empty')
  if (!isSameCart(seen, cart)) return refuse('cart-changed')
  const unsellable = cart.filter((line) => !line.sellable).map((line) => line.name)
  if (unsellable.length > 0) return refuse('product-unavailable', { names: [...new Set(unsellable)] })

  const total = calculateSubtotal(cart) + freight + gift - discount
  // A confirmed total proves that the customer saw the current prices, even if they changed since the line
  // was added.
  if (expectedTotal === total) return ok()
  const changed = cart.filter((line) => line.unitPrice !== line.seenPrice)
  if (changed.length > 0) {
    const items = changed.map(({ name, seenPrice, unitPrice }) => ({
      name,
      before: seenPrice,
      now: unitPrice,
    }))
    return refuse('price-changed', { items })
  }
  return expectedTotal === null ? ok() : refuse('total-changed', { before: expectedTotal, now: total })
}
