import type { SoldKit } from '#catalogue/kits/domain/sold-kit.ts'

export const kitsCopy = {
  /** Above the parts of a kit in cart, order and e-mail. */
  contents: 'Dentro do kit',
  soldOutPart: 'esgotada',
  /** 'Trio Aconchego, 2 kits' */
  sold: (name: string, quantity: number) => (quantity > 1 ? `${name}, ${quantity} kits` : name),
} as const

/** Beside what it takes off; it is given for a kit, for a full size. */
export const kitCouponLabel = 'Cupom do seu kit'

/** 'do kit Trio Aconchego', beside a candle that was sold in one. */
export const soldIn = (kit: SoldKit | null) => kit && `do kit ${kit.name}`
