import type { ChoiceRefusal } from '#catalogue/kits/domain/kit.ts'
import { priceChanged } from '#catalogue/products/copy/cart-buttons.ts'
import { MAX_QUANTITY } from '#orders/domain/cart-line.ts'
import type { Centavos } from '#platform/domain/money.ts'

export type CartRefusal =
  | { code: 'quantity-invalid' | 'product-unavailable' | 'variant-needed' | 'out-of-stock' | 'line-unknown' }
  | { code: 'not-enough-stock'; details: { available: number; inCart: number } }
  | { code: 'price-changed'; details: { price: Centavos } }
  | ChoiceRefusal

export function cartRefusalText(
  refusal: CartRefusal,
  { variantId = null }: { variantId?: string | null } = {},
): string {
  switch (refusal.code) {
    case 'quantity-invalid':
      return `Informe uma quantidade inteira, de 1 a ${MAX_QUANTITY}.`
    case 'product-unavailable':
      return 'Este produto não está mais à venda.'
    case 'variant-needed':
      return 'Escolha um tamanho antes de adicionar.'
    case 'out-of-stock':
      return `Este ${variantId ? 'tamanho' : 'produto'} está sem estoque no momento.`
    case 'line-unknown':
      return 'Este produto já não está no seu carrinho.'
    case 'price-changed':
      return priceChanged.refused(refusal.details.price)
    case 'choice-count':
    case 'choice-repeated':
    case 'choice-unknown':
      return choiceRefusalText(refusal)
    case 'not-enough-stock':
      return stockSentence(refusal.details)
  }
}

function stockSentence({ available, inCart }: { available: number; inCart: number }): string {
  const units = available === 1 ? 'Há só 1 unidade em estoque' : `Há só ${available} unidades em estoque`
  return inCart > 0 ? `${units}, e você já tem ${inCart} no carrinho.` : `${units}.`
}

function choiceRefusalText(refusal: ChoiceRefusal): string {
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
