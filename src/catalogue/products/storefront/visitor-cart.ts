import { createContext, use, useSyncExternalStore } from 'react'
import type { Centavos } from '#platform/domain/money.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { ToastMessage } from '#ui/toast/toast-store.ts'

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

/** A customer's cart as the server told it with its answer. */
export type CartSummary = readonly LineSummary[]

export interface GuestChoice {
  productId: string
  variantId: string | null
  quantity: number
  /** What the page says that one piece costs. */
  price: Centavos
  /** What the page says there is. */
  stock: number
  /** From the next batch, as long as the shelf is empty. */
  reserved?: boolean | undefined
  /** What was chosen for a kit, in rising order. */
  chosenParts?: readonly string[] | undefined
  place: 'card' | 'product'
}

export interface GuestAddition extends GuestChoice {
  /** What the toast speaks of. */
  name: string
  /** 'Comprar agora': the next page shows what is in the cart, and nothing else has to be said. */
  isPurchase: boolean
}

/** The script that changes a guest's cart and favourites; it is fetched after the page. */
interface GuestChanges {
  /** False if nothing went into the cart. */
  addWithToast: (addition: GuestAddition) => Promise<boolean>
  toggleWithToast: (product: { id: string; name: string }) => void
}

/** Cart and favourites as the buttons of a product use them. */
export interface VisitorCart {
  loadGuestChanges: () => Promise<GuestChanges>
  /** Calls the listener whenever a guest's cart or favourites change, in any tab. */
  subscribe: (listener: () => void) => () => void
  isGuestFavourite: (productId: string) => boolean
  /** Replies to a customer's addition. */
  sayAddition: (cart: CartSummary, words: ToastMessage) => void
}

/** Provided by the frame of the shop. Null where nothing can be bought, as in the owner's preview. */
export const VisitorCartContext = createContext<VisitorCart | null>(null)

export const useVisitorCart = () => use(VisitorCartContext)

const neverChanges = () => () => {}

/** Whether the guest keeps this one: who asks only this is not drawn anew for anything else that changes. */
export function useIsGuestFavourite(productId: string): boolean {
  const cart = useVisitorCart()
  return useSyncExternalStore(
    cart?.subscribe ?? neverChanges,
    () => cart?.isGuestFavourite(productId) ?? false,
    () => false,
  )
}
