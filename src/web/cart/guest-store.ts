import { cartCount } from '#domain/cart/cart-line.ts'
import {
  addGuestLine,
  changeGuestLine,
  type GuestLine,
  parseGuestCart,
  parseGuestWishlist,
} from '#domain/cart/guest-cart.ts'
import { readLocal, writeLocal } from '../local-storage.ts'
import { setGuestCartCount } from '../ui/frame/visitor-counts.ts'

/**
 * A guest's cart and favourites. They live in this browser's local storage and are shared by all its tabs; where
 * storage is closed (private windows of some browsers) they last as long as the page.
 */
export interface GuestStore {
  cart: readonly GuestLine[]
  wishlist: readonly string[]
}

/** Not there at all while the cart is empty. */
export const CART_KEY = 'lume_guest_cart'
const WISHLIST_KEY = 'lume_guest_wishlist'
/** Names this copy, so that the server merges it once, whichever tab asks first. */
const MERGE_KEY = 'lume_guest_merge_key'

let current: GuestStore | null = null
const listeners = new Set<() => void>()

export function guestStore(): GuestStore {
  current ??= {
    cart: parseGuestCart(readLocal(CART_KEY)),
    wishlist: parseGuestWishlist(readLocal(WISHLIST_KEY)),
  }
  return current
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
    announce()
  }
}

function announce(): void {
  setGuestCartCount(cartCount(guestStore().cart))
  for (const listener of listeners) listener()
}

export function addToGuestCart(line: GuestLine): void {
  replace({ ...guestStore(), cart: addGuestLine(guestStore().cart, line) })
}

export function changeGuestQuantity(position: number, quantity: number): void {
  replace({ ...guestStore(), cart: changeGuestLine(guestStore().cart, position, quantity) })
}

/** True when it is a favourite now. Newest first. */
export function toggleGuestFavourite(productId: string): boolean {
  const { cart, wishlist } = guestStore()
  const others = wishlist.filter((id) => id !== productId)
  const isNew = others.length === wishlist.length
  replace({ cart, wishlist: isNew ? [productId, ...others] : others })
  return isNew
}

export function guestMergeKey(): string {
  const known = readLocal(MERGE_KEY)
  if (known) return known
  const made = crypto.randomUUID()
  writeLocal(MERGE_KEY, made)
  return made
}

/** Only after the server has answered. The next copy gets a key of its own. */
export function forgetGuestStore(): void {
  writeLocal(MERGE_KEY, null)
  replace({ cart: [], wishlist: [] })
}

function replace(changed: GuestStore): void {
  current = changed
  writeLocal(CART_KEY, changed.cart.length > 0 ? JSON.stringify(changed.cart) : null)
  writeLocal(WISHLIST_KEY, changed.wishlist.length > 0 ? JSON.stringify(changed.wishlist) : null)
  announce()
}
