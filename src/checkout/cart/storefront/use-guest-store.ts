import { useEffect, useSyncExternalStore } from 'react'
import { cartCount } from '#orders/domain/cart-line.ts'
import { type GuestStore, guestStore, subscribeToGuestStore } from './guest-store.ts'
import { setGuestCartCount } from './visitor-counts.ts'

const notReadYet: GuestStore = { cart: [], wishlist: [] }

/** Empty on the server and during hydration, because every guest receives the same HTML. */
export function useGuestStore(): GuestStore {
  return useSyncExternalStore(subscribeToGuestStore, guestStore, () => notReadYet)
}

export function isRead(store: GuestStore): boolean {
  return store !== notReadYet
}

export function GuestCartCount(): null {
  const { cart } = useGuestStore()
  useEffect(() => setGuestCartCount(cartCount(cart)), [cart])
  return null
}
