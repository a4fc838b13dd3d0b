// Offered to: cart, wishlist

import { useCallback, useEffect, useState } from 'react'
import { askGuestProducts, type GuestFacts, type GuestProductFacts } from './ask-guest-products.ts'

export interface GuestProducts {
  /** Null until they have arrived. */
  products: GuestProductFacts | null
  /** With the products. */
  offers: GuestFacts['offers'] | null
  hasFailed: boolean
  retry(): void
}

const none: GuestProductFacts = new Map()

/** What the shop knows of a guest's things. */
export function useGuestProducts(ids: readonly string[]): GuestProducts {
  const wanted = [...new Set(ids)].sort().join(',')
  const [known, setKnown] = useState<({ wanted: string } & GuestFacts) | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null)

  useEffect(() => {
    if (wanted === '') return
    const abort = new AbortController()
    askGuestProducts(wanted.split(','), abort.signal).then(
      (facts) => setKnown({ wanted, ...facts }),
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
  return {
    products,
    offers: known?.offers ?? null,
    hasFailed: products === null && failedAttempt === attempt,
    retry,
  }
}
