import { pathTo } from '#addresses.ts'
import type { DescribedProduct } from '#checkout/cart/use-cases/describe-products.ts'
import type { GuestOffers } from '#checkout/cart/use-cases/load-guest-offers.ts'

/** By id; what the shop does not know any more is missing. */
export type GuestProductFacts = ReadonlyMap<string, DescribedProduct>

export interface GuestFacts {
  /** The ids that were asked for. */
  asked: readonly string[]
  products: GuestProductFacts
  offers: GuestOffers
}

/** Names, prices and stock of what a guest's browser remembers by id; always the shop's, never the browser's own. */
export async function askGuestProducts(
  productIds: readonly string[],
  signal: AbortSignal,
): Promise<GuestFacts> {
  const response = await fetch(pathTo('guestProducts'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ productIds }),
    signal,
  })
  if (!response.ok) throw new Error(`guest products were answered with ${response.status}`)
  const answer = (await response.json()) as { products: DescribedProduct[]; offers: GuestOffers }
  return {
    ...answer,
    asked: productIds,
    products: new Map(answer.products.map((product) => [product.id, product])),
  }
}
