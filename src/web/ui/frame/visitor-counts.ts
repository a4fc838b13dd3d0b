import { useSyncExternalStore } from 'react'

export interface VisitorCounts {
  /** Pieces in the cart, not lines. */
  cart: number
  wishlist: number
}

let guestCounts: VisitorCounts | null = null
const listeners = new Set<() => void>()

/**
 * Told by the guest's cart and wishlist, which live in the browser. Cached pages are the same for every guest, so the
 * server always sends zeros; the badges appear after hydration, over the icons, without moving anything.
 */
export function setGuestCounts(counts: VisitorCounts): void {
  if (guestCounts?.cart === counts.cart && guestCounts.wishlist === counts.wishlist) return
  guestCounts = counts
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The guest's own counts once they are known, `initial` (from the server) before that and for customers. */
export function useVisitorCounts(initial: VisitorCounts): VisitorCounts {
  const known = useSyncExternalStore(
    subscribe,
    () => guestCounts,
    () => null,
  )
  return known ?? initial
}
