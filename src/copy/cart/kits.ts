import type { ChoiceRefusal } from '#domain/kits/kit.ts'
import type { SoldKit } from '#domain/kits/sold-kit.ts'

/** Why a choice makes no kit. */
export function choiceRefusalText(refusal: ChoiceRefusal): string {
  switch (refusal.code) {
    case 'choice-count':
      return chooseSoMany(refusal.details.wanted)
    case 'choice-repeated':
      return 'Neste kit cada vela pode ser escolhida uma vez só.'
    case 'choice-unknown':
      return 'Uma das velas escolhidas já não faz parte deste kit. Escolha outra.'
  }
}

const chooseSoMany = (count: number) =>
  count === 1 ? 'Escolha 1 vela para montar o kit.' : `Escolha ${count} velas para montar o kit.`

export const kitsCopy = {
  /** Above the parts of a kit in cart, order and e-mail. */
  contents: 'Dentro do kit',
  soldOutPart: 'esgotada',
  /** 'Trio Aconchego, 2 kits' */
  sold: (name: string, quantity: number) => (quantity > 1 ? `${name}, ${quantity} kits` : name),
} as const

/** 'do kit Trio Aconchego', beside a candle that was sold in one. */
export const soldIn = (kit: SoldKit | null) => kit && `do kit ${kit.name}`
