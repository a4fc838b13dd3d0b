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
  requestChange,
  sending,
} from './pending-changes.ts'
import { type FailureWords, useToastAnswer } from './use-toast-answer.ts'

interface ChangeAddress {
  action: string
  /** Must be a stable function. */
  fieldsOf(change: LineChange): Record<string, string>
  nameOf(lineId: string): string | undefined
  failed: FailureWords
  loaded: unknown
}

export function usePendingChanges({ action, fieldsOf, nameOf, failed, loaded }: ChangeAddress) {
  const [changes, setChanges] = useState(noChanges)
  const fetcher = useFetcher<FormAnswer>()
  const { revalidate } = useRevalidator()

  const onAnswer = useCallback(
    ({ ok }: FormAnswer) => {
      setChanges((pending) => answered(pending, ok))
      // The router reloads only after a success, but a refusal means that the page shows wrong data.
      if (!ok) revalidate()
    },
    [revalidate],
  )
  // A removed line has no name any more when its answer arrives.
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
    setChanges((pending) => requestChange(pending, { lineId, quantity }))
  }, [])

  return { changes, change }
}
