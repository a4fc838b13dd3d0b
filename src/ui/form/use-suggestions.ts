import { useEffect, useState } from 'react'
import { callPath } from '#ui/failures/call-function.ts'

const DEBOUNCE_MS = 300

interface SuggestionQuestion {
  path: string
  text: string | null
  shortest: number
}

interface Suggested<Answer> {
  /** The query of this answer, which may differ from the field's current text. */
  text: string
  answer: Answer
}

export function useSuggestions<Answer>({
  path,
  text,
  shortest,
}: SuggestionQuestion): Suggested<Answer> | null {
  const [suggestions, setFound] = useState<Suggested<Answer> | null>(null)
  const typed = text?.trim() ?? ''
  const isLongEnough = typed.length >= shortest

  useEffect(() => {
    if (!isLongEnough) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const answer = callPath<Answer>(path, { input: typed }, { signal: abort.signal })
      const result = await answer.catch(() => null)
      if (!abort.signal.aborted) setFound(result?.ok ? { text: typed, answer: result.body } : null)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [path, typed, isLongEnough])

  return isLongEnough ? suggestions : null
}

export function moveActive(active: number, key: string, count: number): number | null {
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  return null
}
