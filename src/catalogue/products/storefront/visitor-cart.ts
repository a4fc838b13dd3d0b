import { createContext, use, useSyncExternalStore } from 'react'
import type { Centavos } from '#platform/domain/money.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { ToastMessage } from '#ui/toast/toast-store.ts'

export interface LineSummary {
  id: string
  name: string
  slug: string
  cover: ImageInfo | null
  variantName: string | null
  unitPrice: Centavos
  quantity: number
  pieces?: number
}

export type CartSummary = readonly LineSummary[]

export interface GuestChoice {
  productId: string
  variantId: string | null
  quantity: number
  price: Centavos
  stock: number
  reserved?: boolean | undefined
  chosenParts?: readonly string[] | undefined
  place: 'card' | 'product'
}

export interface GuestAddition extends GuestChoice {
  name: string
  /** True for 'Comprar agora': no toast, because the next page shows the cart. */
  isPurchase: boolean
}

/** Guest cart and favourites code; loaded after the page. */
interface GuestChanges {
  addWithToast: (addition: GuestAddition) => Promise<boolean>
  toggleWithToast: (product: { id: string; name: string }) => void
}

export interface VisitorCart {
  loadGuestChanges: () => Promise<GuestChanges>
  subscribe: (listener: () => void) => () => void
  isGuestFavourite: (productId: string) => boolean
  sayAddition: (cart: CartSummary, words: ToastMessage) => void
}

/** Null if buying is impossible, for example in the owner's preview. */
export const VisitorCartContext = createContext<VisitorCart | null>(null)

export const useVisitorCart = () => use(VisitorCartContext)

const neverChanges = () => () => {}

/** Subscribes to a single product, so that other changes cause no re-render. */
export function useIsGuestFavourite(productId: string): boolean {
  const cart = useVisitorCart()
  return useSyncExternalStore(
    cart?.subscribe ?? neverChanges,
    () => cart?.isGuestFavourite(productId) ?? false,
    () => false,
  )
}
