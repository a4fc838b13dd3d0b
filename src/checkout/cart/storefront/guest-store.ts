import { type GuestThings, parseGuestCart, parseGuestWishlist } from '#checkout/cart/domain/guest-cart.ts'
import { cartCount } from '#orders/domain/cart-line.ts'
import { readLocal } from '#ui/browser/local-storage.ts'
import { setGuestCartCount } from './visitor-counts.ts'

/** A guest's cart and favourites, in the browser's storage, shared by its tabs; where that is closed, for as long as the page. */
export type GuestStore = GuestThings

/** Not there at all while the cart is empty. */
export const CART_KEY = 'lume_guest_cart'
/** Not there at all while there are no favourites. */
export const WISHLIST_KEY = 'lume_guest_wishlist'

let current: GuestStore | null = null
const listeners = new Set<() => void>()

export function guestStore(): GuestStore {
  current ??= {
    cart: parseGuestCart(readLocal(CART_KEY)),
    wishlist: parseGuestWishlist(readLocal(WISHLIST_KEY)),
  }
  return current
}

/** What the page shows from now on; null for what lies in the storage. */
export function setGuestStore(things: GuestStore | null): void {
  current = things
}

export function subscribeToGuestStore(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
  }
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key === null || key === CART_KEY || key === WISHLIST_KEY) {
    current = null
    announceGuestStore()
  }
}

export function announceGuestStore(): void {
  setGuestCartCount(cartCount(guestStore().cart))
  for (const listener of listeners) listener()
}
