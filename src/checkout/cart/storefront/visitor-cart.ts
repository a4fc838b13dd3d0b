import type { VisitorCart } from '#catalogue/products/storefront/visitor-cart.ts'
import { sayAddition } from './added-to-cart.ts'
import { guestStore, subscribeToGuestStore } from './guest-store.ts'
import { loadGuestChanges } from './load-guest-changes.ts'

export const visitorCart: VisitorCart = {
  loadGuestChanges,
  subscribe: subscribeToGuestStore,
  isGuestFavourite: (productId) => guestStore().wishlist.includes(productId),
  sayAddition,
}
