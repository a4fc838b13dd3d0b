import type { SoldKit } from '#catalogue/kits/domain/sold-kit.ts'

export const kitsCopy = {
  contents: 'Dentro do kit',
  soldOutPart: 'esgotada',
  sold: (name: string, quantity: number) => (quantity > 1 ? `${name}, ${quantity} kits` : name),
} as const

export const kitCouponLabel = 'Cupom do seu kit'

export const soldIn = (kit: SoldKit | null) => kit && `do kit ${kit.name}`
