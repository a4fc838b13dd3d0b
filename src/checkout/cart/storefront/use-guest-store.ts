import { useEffect, useSyncExternalStore } from 'react'
import { cartCount } from '#orders/domain/cart-line.ts'
import { type GuestStore, guestStore, subscribeToGuestStore } from './guest-store.ts'
import { setGuestCartCount } from './visitor-counts.ts'

/** What the server, and the browser until it has taken over the page, know of a guest: nothing. */
const notReadYet: GuestStore = { cart: [], wishlist: [] }

/** Empty on the server and while hydrating: every guest gets the same page, and the browser fills in its own. */
export function useGuestStore(): GuestStore {
  return useSyncExternalStore(subscribeToGuestStore, guestStore, () => notReadYet)
}

/** False as long as an empty store only means that nobody has looked. */
export function isRead(store: GuestStore): boolean {
  return store !== notReadYet
}

/** Once per page, in a guest's frame: keeps the header's badge true, in every tab. */
export function GuestCartCount(): null {
  const { cart } = useGuestStore()
  useEffect(() => setGuestCartCount(cartCount(cart)), [cart])
  return null
}
