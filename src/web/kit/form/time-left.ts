import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** Counts down what the server says is left: the clock of a phone may be wrong. */
export function useTimeLeft(ms: number): number {
  return useCounted(ms, (left) => left)
}

/** The same for who only asks whether it is over. */
export function useHasTimeLeft(ms: number): boolean {
  return useCounted(ms, isSome)
}

const isSome = (left: number) => left > 0

/** `read` turns what is left into what is shown; only a change of that draws the page anew. */
function useCounted<T>(ms: number, read: (left: number) => T): T {
  const [shown, setShown] = useState(() => read(ms))
  // biome-ignore lint/correctness/useExhaustiveDependencies: every caller reads in one way
  useEffect(() => {
    const end = Date.now() + ms
    const tick = () => setShown(() => read(Math.max(0, end - Date.now())))
    tick()
    if (ms === 0) return
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [ms])
  return shown
}
