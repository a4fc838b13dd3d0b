import type { CartSummary } from '#catalogue/products/storefront/visitor-cart.ts'
import { type ToastMessage, toast } from '#ui/toast/toast-store.ts'
import type { GuestFacts } from './ask-guest-products.ts'

/** Null if the server did not respond. */
export type GuestSummary = { readonly answered: GuestFacts | null }

export type Added = CartSummary | GuestSummary

/** On narrower screens the cart panel would cover the page, so a toast is shown instead. */
export const hasRoomForCart = () => matchMedia('(min-width: 64rem)').matches

type Listener = (cart: Added, words: ToastMessage) => void

let listener: Listener | undefined

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
