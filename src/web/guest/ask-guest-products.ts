import { pathTo } from '#addresses.ts'
import type { DescribedProduct } from '#shop/cart/describe-products.ts'

/** By id; what the shop does not know any more is missing. */
export type GuestProductFacts = ReadonlyMap<string, DescribedProduct>

/** Names, prices and stock of what a guest's browser remembers by id; always the shop's, never the browser's own. */
export async function askGuestProducts(
  productIds: readonly string[],
  signal: AbortSignal,
): Promise<GuestProductFacts> {
  const response = await fetch(pathTo('guestProducts'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ productIds }),
    signal,
  })
  if (!response.ok) throw new Error(`guest products were answered with ${response.status}`)
  const { products } = (await response.json()) as { products: DescribedProduct[] }
  return new Map(products.map((product) => [product.id, product]))
}
