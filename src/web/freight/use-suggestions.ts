import { useEffect, useState } from 'react'
import { callFunction } from '#web/kit/browser/call-function.ts'

export interface Suggestion {
  place_id: string
  title: string
  detail: string
}

export const SHORTEST_SEARCH = 3
const DEBOUNCE_MS = 300

const none: readonly Suggestion[] = []

/** Addresses that begin like what is being typed. A null text asks nothing; trouble means no suggestions. */
export function useSuggestions(text: string | null): readonly Suggestion[] {
  const [found, setFound] = useState<{ text: string; suggestions: readonly Suggestion[] } | null>(null)
  const typed = text?.trim() ?? ''
  const isLongEnough = typed.length >= SHORTEST_SEARCH

  useEffect(() => {
    if (!isLongEnough) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const answer = callFunction<{ suggestions: Suggestion[] }>(
        'address-suggestions',
        { input: typed },
        { signal: abort.signal },
      )
      const result = await answer.catch(() => null)
      if (!abort.signal.aborted)
        setFound({ text: typed, suggestions: result?.ok ? result.body.suggestions : none })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [typed, isLongEnough])

  // While the next answer is on its way the former suggestions stay: a list that blinks cannot be read.
  return isLongEnough && found ? found.suggestions : none
}
