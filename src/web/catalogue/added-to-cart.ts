import type { ImageInfo } from '#domain/images/image-variants.ts'
import type { Centavos } from '#domain/money.ts'

/** As much of a cart's line as is shown beside a page. */
export interface LineSummary {
  id: string
  name: string
  slug: string
  cover: ImageInfo | null
  variantName: string | null
  unitPrice: Centavos
  quantity: number
}

/** A customer's cart as the server told it with its answer; null for a guest, whose cart the browser keeps. */
export type CartSummary = readonly LineSummary[] | null

let listener: ((cart: CartSummary) => void) | undefined

/** Something went into the cart by a press on this page. What shows the cart beside it comes after the page, and may not be there. */
export function notifyAddition(cart: CartSummary): void {
  listener?.(cart)
}

export function onAddition(listen: (cart: CartSummary) => void): () => void {
  listener = listen
  return () => {
    listener = undefined
  }
}
