// Offered to: cart

import type { ImageInfo } from '#domain/images/image-variants.ts'
import type { Centavos } from '#domain/money.ts'
import { type ToastMessage, toast } from '#web/kit/toast/toast-store.ts'

/** As much of a cart's line as is shown beside a page. */
export interface LineSummary {
  id: string
  name: string
  slug: string
  cover: ImageInfo | null
  variantName: string | null
  unitPrice: Centavos
  quantity: number
  /** The candles in one kit. */
  pieces?: number
}

/** A customer's cart as the server told it with its answer; null for a guest, whose cart the browser keeps. */
export type CartSummary = readonly LineSummary[] | null

type Listener = (cart: CartSummary, words: ToastMessage) => void

let listener: Listener | undefined

/**
 * Something went into the cart by a press on this page, and one reply says so: the cart beside the page where there
 * is room for it, else a toast.
 */
export function sayAddition(cart: CartSummary, words: ToastMessage): void {
  if (listener) listener(cart, words)
  else toast(words)
}

export function onAddition(listen: Listener): () => void {
  listener = listen
  return () => {
    listener = undefined
  }
}
