import { useEffect, useState } from 'react'

const SECOND_MS = 1_000
const STEP_MS = 250

/**
 * Counts down from the server's value, because phone clocks may be wrong. A new `reason` restarts the
 * countdown.
 */
export function useSecondsLeft(seconds: number, reason?: unknown): number {
  return useCounted(seconds * SECOND_MS, (remainingMs) => Math.ceil(remainingMs / SECOND_MS), reason)
}

export const useTimeLeft = (ms: number) => useSecondsLeft(ms / SECOND_MS) * SECOND_MS

export function useHasTimeLeft(ms: number): boolean {
  return useCounted(ms, (remainingMs) => remainingMs > 0)
}

function useCounted<T>(ms: number, readTime: (left: number) => T, reason?: unknown): T {
  const [shownTime, setShownTime] = useState(() => readTime(ms))
  // biome-ignore lint/correctness/useExhaustiveDependencies: every caller reads in one way, and the same time again is a new count
  useEffect(() => {
    const end = Date.now() + ms
    const tick = () => setShownTime(() => readTime(Math.max(0, end - Date.now())))
    tick()
    if (ms === 0) return
    const timer = setInterval(tick, STEP_MS)
    return () => clearInterval(timer)
  }, [ms, reason])
  return shownTime
}
