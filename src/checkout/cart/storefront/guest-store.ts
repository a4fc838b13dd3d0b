import { type GuestThings, parseGuestCart, parseGuestWishlist } from '#checkout/cart/domain/guest-cart.ts'
import { cartCount } from '#orders/domain/cart-line.ts'
import { readLocal } from '#ui/browser/local-storage.ts'
import { setGuestCartCount } from './visitor-counts.ts'

/** Shared by all tabs through local storage; kept in memory for the page if storage is blocked. */
export type GuestStore = GuestThings

/** The key is absent while the cart is empty. */
export const CART_KEY = 'lume_guest_cart'
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
