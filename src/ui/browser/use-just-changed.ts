import { useEffect, useState } from 'react'

const SETTLE_MS = 700

/**
 * True for a moment after a change, so that the second tap does not hit the element that replaced the
 * first.
 */
export function useJustChanged(value: unknown): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (settled === value) return
    const timer = setTimeout(() => setSettled(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value, settled])
  return settled !== value
}
