import { useEffect, useState } from 'react'
import type { PixCodeView } from './pix-code-view.ts'

const SECOND_MS = 1_000

/** What is left of a code by the server's clock; a phone's own may be wrong. */
export function useCountdown({ expiresAt, asOf }: Pick<PixCodeView, 'expiresAt' | 'asOf'>): number {
  const [end, start] = [expiresAt.getTime(), asOf.getTime()]
  const [left, setLeft] = useState(end - start)
  useEffect(() => {
    const ahead = start - Date.now()
    const tick = () => setLeft(Math.max(0, end - Date.now() - ahead))
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [end, start])
  return left
}

/** '28:05', or '1:51:32' where there are hours. */
export function timeLeft(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const short = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
  return hours > 0 ? `${hours}:${short}` : short
}
