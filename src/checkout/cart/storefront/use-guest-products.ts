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

/** What the shop knows of a guest's things; it is not asked again about what its answer to the last press holds. */
export function useGuestProducts(
  ids: readonly string[],
  lastAnswer: GuestFacts | null = null,
): GuestProducts {
  const wanted = [...new Set(ids)].sort().join(',')
  const [known, setKnown] = useState(lastAnswer)
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null)

  useEffect(() => {
    if (wanted === '' || answersFor(lastAnswer, wanted)) return
    const abort = new AbortController()
    askGuestProducts(wanted.split(','), abort.signal).then(setKnown, () => {
      if (!abort.signal.aborted) setFailedAttempt(attempt)
    })
    return () => abort.abort()
  }, [wanted, attempt, lastAnswer])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  // A line that was just removed needs no new answer to be left out.
  const products = wanted === '' ? none : answersFor(known, wanted) ? known.products : null
  return {
    products,
    offers: known?.offers ?? null,
    hasFailed: products === null && failedAttempt === attempt,
    retry,
  }
}

const answersFor = (facts: GuestFacts | null, wanted: string): facts is GuestFacts =>
  facts !== null && wanted.split(',').every((id) => facts.asked.includes(id))
