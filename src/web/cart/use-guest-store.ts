import { useEffect, useSyncExternalStore } from 'react'
import { cartCount } from '#domain/cart/cart-line.ts'
import { setGuestCounts } from '../ui/frame/visitor-counts.ts'
import { type GuestStore, guestStore, subscribeToGuestStore } from './guest-store.ts'

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

/** Once per page, in the frame: keeps the header's badges true for a guest, in every tab. */
export function useGuestCounts(isGuest: boolean): void {
  const { cart, wishlist } = useGuestStore()
  useEffect(() => {
    if (isGuest) setGuestCounts({ cart: cartCount(cart), wishlist: wishlist.length })
  }, [isGuest, cart, wishlist])
}
