import { type Centavos, formatBrl } from '#platform/domain/money.ts'

export const viewCart = 'Ver carrinho'

/** Separate from the cart page's texts, because every page of the shop loads these. */
export const cartButtonsCopy = {
  add: 'Adicionar ao carrinho',
  adding: 'Adicionando...',
  added: 'Produto adicionado ao carrinho',
  addedOnProductPage: 'Produto adicionado ao carrinho!',
  synchronised: 'Carrinho sincronizado!',
} as const

export const cartPanelCopy = {
  close: 'Fechar o carrinho',
  line: (quantity: number, size: string | null) =>
    [size, `${quantity} ${quantity === 1 ? 'unidade' : 'unidades'}`].filter(Boolean).join(' · '),
  subtotal: (count: number) => `Subtotal, ${count} ${count === 1 ? 'vela' : 'velas'}`,
  view: viewCart,
  finish: 'Finalizar compra',
} as const

export const priceChanged = {
  title: 'O preço mudou',
  now: (price: Centavos) => `Agora custa ${formatBrl(price)}.`,
  refused: (price: Centavos) =>
    `Agora custa ${formatBrl(price)}. Nada foi adicionado: se estiver bem para você, toque de novo.`,
} as const

/** Loaded by every page with a cart button. */
export const cartFailures = {
  load: 'Erro ao carregar carrinho',
  add: 'Erro ao adicionar ao carrinho',
  update: 'Erro ao atualizar quantidade',
  remove: 'Erro ao remover produto',
  clear: 'Erro ao limpar carrinho',
} as const

export const connectionLost = 'Confira sua conexão e tente de novo.'
