import { useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { withRequestKey } from '#ui/failures/request-keys.ts'
import type { FormAnswer } from './form-answer.ts'
import {
  answered,
  type LineChange,
  nextToSend,
  noChanges,
  refreshed,
  sending,
  wanted,
} from './pending-changes.ts'
import { type FailureWords, useToastAnswer } from './use-toast-answer.ts'

interface ChangeAddress {
  action: string
  /** What the server is sent for a change; the same function in every rendering. */
  fieldsOf(change: LineChange): Record<string, string>
  /** What a toast about the change speaks of. */
  nameOf(lineId: string): string | undefined
  /** What is said when the request never came back. */
  failed: FailureWords
  /** The loader's own value: a new one means that the page's data is fresh. */
  loaded: unknown
}

/** What the customer wants, at once; the server is asked one change after the other, so that quick presses end in the last one. */
export function usePendingChanges({ action, fieldsOf, nameOf, failed, loaded }: ChangeAddress) {
  const [changes, setChanges] = useState(noChanges)
  const fetcher = useFetcher<FormAnswer>()
  const { revalidate } = useRevalidator()

  const onAnswer = useCallback(
    ({ ok }: FormAnswer) => {
      setChanges((pending) => answered(pending, ok))
      // The router reloads after a success only, and a refusal means that the page shows something untrue.
      if (!ok) revalidate()
    },
    [revalidate],
  )
  // A line that was removed has no name any more when its answer comes.
  const about = useRef<string>(undefined)
  useToastAnswer(fetcher.data, onAnswer, failed, about.current)

  const next = nextToSend(changes)
  useEffect(() => {
    if (!next) return
    about.current = nameOf(next.lineId) ?? about.current
    setChanges((pending) => sending(pending, next))
    fetcher.submit(withRequestKey(fieldsOf(next), action), { method: 'post', action })
  }, [next, fetcher.submit, fieldsOf, nameOf, action])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival of data is what counts, not what is in it
  useEffect(() => setChanges(refreshed), [loaded])

  const change = useCallback((lineId: string, quantity: number) => {
    setChanges((pending) => wanted(pending, { lineId, quantity }))
  }, [])

  return { changes, change }
}
