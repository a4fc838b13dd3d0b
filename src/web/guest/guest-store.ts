import { cartCount } from '#domain/cart/cart-line.ts'
import {
  addGuestLine,
  changeGuestLine,
  type GuestLine,
  type GuestLineName,
  type GuestThings,
  parseGuestCart,
  parseGuestWishlist,
  withoutThese,
} from '#domain/cart/guest-cart.ts'
import { readLocal, writeLocal } from '#web/kit/local-storage.ts'
import { setGuestCartCount } from './visitor-counts.ts'

/**
 * A guest's cart and favourites. They live in this browser's local storage and are shared by all its tabs; where
 * storage is closed (private windows of some browsers) they last as long as the page.
 */
export type GuestStore = GuestThings

/** What a browser hands to an account. */
export interface GuestCopy extends GuestStore {
  mergeKey: string
}

/** Not there at all while the cart is empty. */
export const CART_KEY = 'lume_guest_cart'
/** Not there at all while there are no favourites. */
export const WISHLIST_KEY = 'lume_guest_wishlist'
/** Made anew with every change, so that the server merges these very things once, whichever tabs ask. */
const MERGE_KEY = 'lume_guest_merge_key'

let current: GuestStore | null = null
let mergeKey: string | null = null
let isStorageOpen = true
const listeners = new Set<() => void>()

export function guestStore(): GuestStore {
  current ??= {
    cart: parseGuestCart(readLocal(CART_KEY)),
    wishlist: parseGuestWishlist(readLocal(WISHLIST_KEY)),
  }
  return current
}

/** As all tabs know it now: nobody tells a tab that was asleep, or one that listens to nothing. */
function latest(): GuestStore {
  if (isStorageOpen) current = null
  return guestStore()
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
  const { cart, wishlist } = latest()
  replace({ cart: addGuestLine(cart, line), wishlist })
}

/** Takes back what was added. */
export function takeFromGuestCart(line: GuestLine): void {
  const { cart, wishlist } = latest()
  replace(withoutThese({ cart, wishlist }, { cart: [line], wishlist: [] }))
}

export function changeGuestQuantity(line: GuestLineName, quantity: number): void {
  const { cart, wishlist } = latest()
  replace({ cart: changeGuestLine(cart, line, quantity), wishlist })
}

export function clearGuestCart(): void {
  replace({ cart: [], wishlist: latest().wishlist })
}

/** True when it is a favourite now. Newest first. */
export function toggleGuestFavourite(productId: string): boolean {
  const { cart, wishlist } = latest()
  const others = wishlist.filter((id) => id !== productId)
  const isNew = others.length === wishlist.length
  replace({ cart, wishlist: isNew ? [productId, ...others] : others })
  return isNew
}

/** Null when there is nothing to hand over. */
export function guestCopy(): GuestCopy | null {
  const things = latest()
  if (things.cart.length + things.wishlist.length === 0) return null
  // Things of an earlier release have no key yet.
  mergeKey = readLocal(MERGE_KEY) ?? mergeKey ?? randomKey()
  writeLocal(MERGE_KEY, mergeKey)
  return { ...things, mergeKey }
}

/**
 * Only after the server has answered. What another tab put in meanwhile stays. False when another tab has let go of the copy
 * already, and told of it.
 */
export function letGoOf(copy: GuestCopy, isRepeated: boolean): boolean {
  if (isRepeated && isStorageOpen && readLocal(MERGE_KEY) !== copy.mergeKey) return false
  replace(withoutThese(latest(), copy))
  return true
}

function replace(changed: GuestStore): void {
  current = changed
  mergeKey = changed.cart.length + changed.wishlist.length > 0 ? randomKey() : null
  isStorageOpen =
    writeLocal(MERGE_KEY, mergeKey) &&
    writeLocal(CART_KEY, changed.cart.length > 0 ? JSON.stringify(changed.cart) : null) &&
    writeLocal(WISHLIST_KEY, changed.wishlist.length > 0 ? JSON.stringify(changed.wishlist) : null)
  announce()
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
