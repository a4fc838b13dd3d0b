import { useCallback, useEffect, useState } from 'react'
import type { DescribedProduct } from '#shop/cart/describe-products.ts'
import { pathTo } from '../route-table.ts'

type Products = ReadonlyMap<string, DescribedProduct>

export interface GuestProducts {
  /** Null until they have arrived. */
  products: Products | null
  hasFailed: boolean
  retry(): void
}

const none: Products = new Map()

/** Names, prices and stock of what a guest's browser remembers by id; always the shop's, never the browser's own. */
export function useGuestProducts(ids: readonly string[]): GuestProducts {
  const wanted = [...new Set(ids)].sort().join(',')
  const [known, setKnown] = useState<{ wanted: string; products: Products } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null)

  useEffect(() => {
    if (wanted === '') return
    const abort = new AbortController()
    describeToGuest(wanted.split(','), abort.signal).then(
      (products) => setKnown({ wanted, products }),
      () => {
        if (!abort.signal.aborted) setFailedAttempt(attempt)
      },
    )
    return () => abort.abort()
  }, [wanted, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  // A line that was just removed needs no new answer to be left out.
  const isEnough = known !== null && wanted.split(',').every((id) => known.wanted.includes(id))
  const products = wanted === '' ? none : isEnough ? known.products : null
  return { products, hasFailed: products === null && failedAttempt === attempt, retry }
}

async function describeToGuest(productIds: string[], signal: AbortSignal): Promise<Products> {
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
