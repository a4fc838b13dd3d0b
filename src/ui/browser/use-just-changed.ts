import { useEffect, useState } from 'react'

const SETTLE_MS = 700

/**
 * True for a moment after a change, so that the second tap does not hit the element that replaced the
 * first.
 */
export function useJustChanged(value: unknown): boolean {
  const [settledValue, setSettledValue] = useState(value)
  useEffect(() => {
    if (settledValue === value) return
    const timer = setTimeout(() => setSettledValue(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value, settledValue])
  return settledValue !== value
}
