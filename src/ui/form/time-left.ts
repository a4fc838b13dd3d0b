import { useEffect, useState } from 'react'

const SECOND_MS = 1_000
const STEP_MS = 250

/**
 * Whole seconds that are left of what the server says: the clock of a phone may be wrong. `reason` names what set the count
 * going: a new one starts it again.
 */
export function useSecondsLeft(seconds: number, reason?: unknown): number {
  return useCounted(seconds * SECOND_MS, (left) => Math.ceil(left / SECOND_MS), reason)
}

/** The same in milliseconds. */
export const useTimeLeft = (ms: number) => useSecondsLeft(ms / SECOND_MS) * SECOND_MS

/** The same for who only asks whether it is over. */
export function useHasTimeLeft(ms: number): boolean {
  return useCounted(ms, (left) => left > 0)
}

/** `read` turns what is left into what is shown; only a change of that draws the page anew. */
function useCounted<T>(ms: number, read: (left: number) => T, reason?: unknown): T {
  const [shown, setShown] = useState(() => read(ms))
  // biome-ignore lint/correctness/useExhaustiveDependencies: every caller reads in one way, and the same time again is a new count
  useEffect(() => {
    const end = Date.now() + ms
    const tick = () => setShown(() => read(Math.max(0, end - Date.now())))
    tick()
    if (ms === 0) return
    const timer = setInterval(tick, STEP_MS)
    return () => clearInterval(timer)
  }, [ms, reason])
  return shown
}
