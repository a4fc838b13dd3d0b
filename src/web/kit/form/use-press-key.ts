import { useState } from 'react'

/**
 * The key that names one press. Every load of a page brings a fresh one, but a press whose answer was lost keeps its own, so that
 * pressing again is the same press. `spend` it when the server has taken the form; the next fresh one follows.
 */
export function usePressKey(fresh: string): { key: string; spend: () => void } {
  const [key, setKey] = useState(fresh)
  const [spent, setSpent] = useState<string | null>(null)
  if (spent === key && fresh !== key) setKey(fresh)
  return { key, spend: () => setSpent(key) }
}
