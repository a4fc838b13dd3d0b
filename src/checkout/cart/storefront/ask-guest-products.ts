import { pathTo } from '#addresses.ts'
import type { DescribedProduct } from '#checkout/cart/use-cases/describe-products.ts'
import type { GuestOffers } from '#checkout/cart/use-cases/load-guest-offers.ts'

export type GuestProductFacts = ReadonlyMap<string, DescribedProduct>

export interface GuestFacts {
  askedIds: readonly string[]
  products: GuestProductFacts
  offers: GuestOffers
}

/** Names, prices and stock always come from the server, never from browser storage. */
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
    askedIds: productIds,
    products: new Map(answer.products.map((product) => [product.id, product])),
  }
}
