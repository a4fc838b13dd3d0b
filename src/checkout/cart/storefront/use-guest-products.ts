import { useCallback, useEffect, useState } from 'react'
import { askGuestProducts, type GuestFacts, type GuestProductFacts } from './ask-guest-products.ts'

export interface GuestProducts {
  products: GuestProductFacts | null
  offers: GuestFacts['offers'] | null
  hasFailed: boolean
  retry(): void
}

const noProducts: GuestProductFacts = new Map()

/** Reuses the response to the last addition if it covers these products. */
export function useGuestProducts(
  ids: readonly string[],
  lastAnswer: GuestFacts | null = null,
): GuestProducts {
  const wantedIds = [...new Set(ids)].sort().join(',')
  const [latestAnswer, setKnown] = useState(lastAnswer)
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null)

  useEffect(() => {
    if (wantedIds === '' || answersFor(lastAnswer, wantedIds)) return
    const abort = new AbortController()
    askGuestProducts(wantedIds.split(','), abort.signal).then(setKnown, () => {
      if (!abort.signal.aborted) setFailedAttempt(attempt)
    })
    return () => abort.abort()
  }, [wantedIds, attempt, lastAnswer])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const products =
    wantedIds === '' ? noProducts : answersFor(latestAnswer, wantedIds) ? latestAnswer.products : null
  return {
    products,
    offers: latestAnswer?.offers ?? null,
    hasFailed: products === null && failedAttempt === attempt,
    retry,
  }
}

const answersFor = (facts: GuestFacts | null, wantedIds: string): facts is GuestFacts =>
  facts !== null && wantedIds.split(',').every((id) => facts.askedIds.includes(id))
