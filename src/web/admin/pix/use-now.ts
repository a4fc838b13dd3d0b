import { useEffect, useState } from 'react'

const STEP_MS = 20_000

/** The server's clock, going on from when the page was loaded: the browser's own may be wrong. */
export function useNow(loadedAt: Date): Date {
  const from = loadedAt.getTime()
  const [now, setNow] = useState(from)
  useEffect(() => {
    const start = performance.now()
    setNow(from)
    const timer = window.setInterval(() => setNow(from + performance.now() - start), STEP_MS)
    return () => window.clearInterval(timer)
  }, [from])
  return new Date(now)
}
