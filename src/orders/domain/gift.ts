import type { Centavos } from '#platform/domain/money.ts'

/** In UTF-16 units, as browsers count a textarea's length: an emoji counts as two. */
export const CARD_MAX_LENGTH = 240
export const CARD_MAX_LINES = 12
export const MAX_GIFT_OPTIONS = 8
export const GIFT_OPTION_NAME_LENGTH = 60
export const MAX_GIFT_OPTION_PRICE: Centavos = 100_000

export interface GiftOption {
  readonly id: string
  readonly name: string
  readonly price: Centavos
  /** True for options that carriers refuse to ship, for example matches. */
  readonly notByPost?: boolean
}

export interface GiftReceiver {
  readonly name: string
  readonly phone: string
}

export interface GiftRequest {
  readonly message: string
  readonly optionIds: readonly string[]
  readonly receiver: GiftReceiver | null
}

export interface CartGift {
  readonly message: string
  readonly receiver: GiftReceiver | null
  readonly options: readonly GiftOption[]
  /** Hash of card, receiver, options and prices; used to detect changes. */
  readonly fingerprint: string
}

/** Options as sold, independent of the current offer. */
export interface OrderGift {
  readonly message: string
  readonly receiver: GiftReceiver | null
  readonly options: readonly Pick<GiftOption, 'name' | 'price'>[]
}

export function sumGift(gift: { options: readonly Pick<GiftOption, 'price'>[] } | null): Centavos {
  return gift?.options.reduce((sum, { price }) => sum + price, 0) ?? 0
}

export function chooseContact(order: {
  customerName: string
  customerPhone: string | null
  gift: Pick<OrderGift, 'receiver'> | null
}): { name: string; phone: string | null } {
  return order.gift?.receiver ?? { name: order.customerName, phone: order.customerPhone }
}
