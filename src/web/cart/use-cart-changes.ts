import { useCallback, useEffect, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { pathTo } from '../route-table.ts'
import type { CartAnswer } from './cart-answer.ts'
import {
  answered,
  nextToSend,
  noChanges,
  refreshed,
  sending,
  wanted,
  withChanges,
} from './pending-changes.ts'
import { useToastAnswer } from './use-toast-answer.ts'

/**
 * The customer's lines as she wants them, at once; the server is asked one change after the other. `lines` must be the
 * loader's own: a new list means that the page's data is fresh.
 */
export function useCartChanges<Line extends { id: string; quantity: number; name: string }>(
  lines: readonly Line[],
) {
  const [changes, setChanges] = useState(noChanges)
  const fetcher = useFetcher<CartAnswer>()
  const { revalidate } = useRevalidator()

  const hear = useCallback(
    ({ ok }: CartAnswer) => {
      setChanges((pending) => answered(pending, ok))
      // The router reloads after a success only, and a refusal means that the page shows something untrue.
      if (!ok) revalidate()
    },
    [revalidate],
  )
  const [about, setAbout] = useState<string>()
  useToastAnswer(fetcher.data, hear, about)

  const next = nextToSend(changes)
  useEffect(() => {
    if (!next) return
    const { lineId, quantity } = next
    const change: Record<string, string> =
      quantity > 0 ? { intent: 'change', lineId, quantity: String(quantity) } : { intent: 'remove', lineId }
    setChanges((pending) => sending(pending, next))
    setAbout((before) => lines.find(({ id }) => id === lineId)?.name ?? before)
    fetcher.submit(change, { method: 'post', action: pathTo('cart') })
  }, [next, lines, fetcher.submit])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival of lines is what counts, not what is in them
  useEffect(() => setChanges(refreshed), [lines])

  const change = useCallback((lineId: string, quantity: number) => {
    setChanges((pending) => wanted(pending, { lineId, quantity }))
  }, [])

  return { lines: withChanges(lines, changes), change }
}
