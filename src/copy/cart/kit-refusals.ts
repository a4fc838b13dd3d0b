import type { ChoiceRefusal } from '#domain/kits/kit.ts'

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
