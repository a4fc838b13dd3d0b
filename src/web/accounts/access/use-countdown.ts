import { useEffect, useState } from 'react'

/**
 * Seconds that are left, counted by the browser's own clock from what the server said. `constraints` names what set the
 * count going: a new one starts it again.
 */
export function useCountdown(seconds: number, constraints: unknown): number {
  const [left, setLeft] = useState(seconds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number of seconds, said again, is a new count
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    tick()
    const timer = setInterval(() => {
      tick()
      if (performance.now() >= end) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [seconds, constraints])
  return left
}
