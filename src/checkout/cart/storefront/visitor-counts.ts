import { useSyncExternalStore } from 'react'

export interface VisitorCounts {
  cart: number
  wishlist: number
}

let guestCartCount = 0
const listeners = new Set<() => void>()

/**
 * Cached pages are the same for every guest, so the server renders zero and the badge appears after
 * hydration.
 */
export function setGuestCartCount(count: number): void {
  if (guestCartCount === count) return
  guestCartCount = count
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useGuestCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => guestCartCount,
    () => 0,
  )
}
