import type { CartSummary } from '#catalogue/products/storefront/visitor-cart.ts'
import { type ToastMessage, toast } from '#ui/toast/toast-store.ts'
import type { GuestFacts } from './ask-guest-products.ts'

/** Of a guest, whose cart the browser keeps, what the shop told of the things in it; null where it did not answer. */
export type GuestSummary = { readonly answered: GuestFacts | null }

export type Added = CartSummary | GuestSummary

/** Below this the small cart would cover the page; there the toast's link is the way. */
export const hasRoomForCart = () => matchMedia('(min-width: 64rem)').matches

type Listener = (cart: Added, words: ToastMessage) => void

let listener: Listener | undefined

/**
 * Something went into the cart by a press on this page, and one reply says so: the cart beside the page where there
 * is room for it, else a toast.
 */
export function sayAddition(cart: Added, words: ToastMessage): void {
  if (listener) listener(cart, words)
  else toast(words)
}

export function onAddition(listen: Listener): () => void {
  listener = listen
  return () => {
    listener = undefined
  }
}
