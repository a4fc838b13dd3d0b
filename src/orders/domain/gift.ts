import type { Centavos } from '#platform/domain/money.ts'

/** As a browser counts the characters of a text area: an emoji is two of them. */
export const CARD_MAX_LENGTH = 240
/** As many as fit onto a small card. */
export const CARD_MAX_LINES = 12
/** More than this nobody reads through before choosing. */
export const MAX_GIFT_OPTIONS = 8
export const GIFT_OPTION_NAME_LENGTH = 60
export const MAX_GIFT_OPTION_PRICE: Centavos = 100_000

/** A ribbon or a box, as the owner offers it now. */
export interface GiftOption {
  readonly id: string
  readonly name: string
  readonly price: Centavos
  /** Matches, say: no carrier takes it. */
  readonly notByPost?: boolean
}

/** Who gets it, where that is not the buyer: whom the courier calls. */
export interface GiftReceiver {
  readonly name: string
  readonly phone: string
}

/** What the buyer wants done with a present. */
export interface GiftRequest {
  /** Empty where no card is wanted. */
  readonly message: string
  readonly optionIds: readonly string[]
  /** Null where it comes to the buyer. */
  readonly receiver: GiftReceiver | null
}

/** The present of a cart, with its options as they are offered now. */
export interface CartGift {
  readonly message: string
  readonly receiver: GiftReceiver | null
  readonly options: readonly GiftOption[]
  /** Names exactly this present: another card, receiver, option or price gives another one. */
  readonly fingerprint: string
}

/** The present of an order, with its options as they were sold. */
export interface OrderGift {
  readonly message: string
  readonly receiver: GiftReceiver | null
  readonly options: readonly Pick<GiftOption, 'name' | 'price'>[]
}

export function giftAmountOf(gift: { options: readonly Pick<GiftOption, 'price'>[] } | null): Centavos {
  return gift?.options.reduce((sum, { price }) => sum + price, 0) ?? 0
}

/** Whose name and telephone stand on the parcel. */
export function contactOf(order: {
  customerName: string
  customerPhone: string | null
  gift: Pick<OrderGift, 'receiver'> | null
}): { name: string; phone: string | null } {
  return order.gift?.receiver ?? { name: order.customerName, phone: order.customerPhone }
}
