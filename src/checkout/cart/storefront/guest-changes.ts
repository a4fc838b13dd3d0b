import { changeGuestLine, withoutThese } from '#checkout/cart/domain/change-guest-cart.ts'
import { addGuestLine, type GuestLine, type GuestLineName } from '#checkout/cart/domain/guest-cart.ts'
import { readLocal, writeLocal } from '#ui/browser/local-storage.ts'
import {
  announceGuestStore,
  CART_KEY,
  type GuestStore,
  guestStore,
  setGuestStore,
  WISHLIST_KEY,
} from './guest-store.ts'

export interface GuestCopy extends GuestStore {
  mergeKey: string
}

/**
 * The merge key is renewed with every change, so that the server merges each state only once, even if
 * several tabs send it.
 */
const MERGE_KEY = 'lume_guest_merge_key'

let mergeKey: string | null = null
let isStorageOpen = true

/** Reads from storage, because suspended tabs and tabs without listeners miss storage events. */
function latest(): GuestStore {
  if (isStorageOpen) setGuestStore(null)
  return guestStore()
}

export function addToGuestCart(line: GuestLine): void {
  const { cart, wishlist } = latest()
  replace({ cart: addGuestLine(cart, line), wishlist })
}

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

/** Returns true if the product is now a favourite. */
export function toggleGuestFavourite(productId: string): boolean {
  const { cart, wishlist } = latest()
  const otherIds = wishlist.filter((id) => id !== productId)
  const isNew = otherIds.length === wishlist.length
  replace({ cart, wishlist: isNew ? [productId, ...otherIds] : otherIds })
  return isNew
}

export function guestCopy(): GuestCopy | null {
  const things = latest()
  if (things.cart.length + things.wishlist.length === 0) return null
  mergeKey = readLocal(MERGE_KEY) ?? mergeKey ?? randomKey()
  writeLocal(MERGE_KEY, mergeKey)
  return { ...things, mergeKey }
}

/**
 * Call only after the server has responded; changes from other tabs are kept. Returns false if another tab
 * has already removed this copy.
 */
export function forgetMerged(copy: GuestCopy, isRepeated: boolean): boolean {
  if (isRepeated && isStorageOpen && readLocal(MERGE_KEY) !== copy.mergeKey) return false
  replace(withoutThese(latest(), copy))
  return true
}

function replace(changed: GuestStore): void {
  setGuestStore(changed)
  mergeKey = changed.cart.length + changed.wishlist.length > 0 ? randomKey() : null
  isStorageOpen =
    writeLocal(MERGE_KEY, mergeKey) &&
    writeLocal(CART_KEY, changed.cart.length > 0 ? JSON.stringify(changed.cart) : null) &&
    writeLocal(WISHLIST_KEY, changed.wishlist.length > 0 ? JSON.stringify(changed.wishlist) : null)
  announceGuestStore()
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
