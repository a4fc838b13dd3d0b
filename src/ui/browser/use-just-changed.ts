import { useEffect, useState } from 'react'

/** Longer than the pause between the two taps of a hurried finger. */
const SETTLE_MS = 700

/** True for a moment after the value became another: the second of two taps is not meant for what took the first one's place. */
export function useJustChanged(value: unknown): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (settled === value) return
    const timer = setTimeout(() => setSettled(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value, settled])
  return settled !== value
}
