import { useEffect, useState } from 'react'
import { callFunction } from '#ui/failures/call-function.ts'

const DEBOUNCE_MS = 300

interface SuggestionQuestion {
  /** A function of the shop that takes `{ input }`. */
  name: string
  /** Null asks nothing. */
  text: string | null
  shortest: number
}

interface Suggested<Answer> {
  /** What they were asked for, which may no longer be what stands in the field. */
  text: string
  answer: Answer
}

/** What begins like what is being typed; null while it is too short, and when the search failed. */
export function useSuggestions<Answer>({
  name,
  text,
  shortest,
}: SuggestionQuestion): Suggested<Answer> | null {
  const [found, setFound] = useState<Suggested<Answer> | null>(null)
  const typed = text?.trim() ?? ''
  const isLongEnough = typed.length >= shortest

  useEffect(() => {
    if (!isLongEnough) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const answer = callFunction<Answer>(name, { input: typed }, { signal: abort.signal })
      const result = await answer.catch(() => null)
      if (!abort.signal.aborted) setFound(result?.ok ? { text: typed, answer: result.body } : null)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [name, typed, isLongEnough])

  // While the next answer is on its way the former suggestions stay: a list that blinks cannot be read.
  return isLongEnough ? found : null
}

/** The place after a key, or null for a key that does not move. From the last on to the first, and back. */
export function moveActive(active: number, key: string, count: number): number | null {
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  return null
}
