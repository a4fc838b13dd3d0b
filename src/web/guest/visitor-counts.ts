import { useSyncExternalStore } from 'react'

export interface VisitorCounts {
  /** Pieces in the cart, not lines. */
  cart: number
  wishlist: number
}

let guestCartCount = 0
const listeners = new Set<() => void>()

/**
 * Read from the guest's cart, which lives in the browser. Cached pages are the same for every guest, so the server always
 * sends zero; the badge appears after hydration, over its icon, without moving anything.
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

/** Zero until the browser has looked. */
export function useGuestCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => guestCartCount,
    () => 0,
  )
}
