import type { DatabaseOrTransaction } from '#database/connect.ts'
import type { Centavos } from '#domain/money.ts'
import type { Shop } from '#shop/shop.ts'

export interface CartChoice {
  userId: string
  productId: string
  variantId: string | null
  quantity: number
  /** The line holds at least so many afterwards, instead of so many more: pressed twice, it is there once. */
  isUpTo?: boolean
  /** What was chosen for a kit, as ids of its parts; null or absent for everything else. */
  chosenParts?: readonly string[] | null
  /** The customer takes it from the next pour when the shelf is empty. */
  reserved?: boolean
  /** What the page said that it costs: nothing goes into the cart at a price that was not seen. */
  seenPrice?: Centavos | undefined
}

/** The shop, or as much of it as a transaction around several lines needs. */
export type CartShop = Pick<Shop, 'clock'> & { readonly db: DatabaseOrTransaction }
