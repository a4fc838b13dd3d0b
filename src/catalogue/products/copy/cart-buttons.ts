import { type Centavos, formatBrl } from '#platform/domain/money.ts'

export const viewCart = 'Ver carrinho'

/** The few sentences of the cart that every page of the shop carries; the cart's own page has the rest. */
export const cartButtonsCopy = {
  add: 'Adicionar ao carrinho',
  adding: 'Adicionando...',
  added: 'Produto adicionado ao carrinho',
  addedOnProductPage: 'Produto adicionado ao carrinho!',
  synchronised: 'Carrinho sincronizado!',
} as const

/** The small cart beside a page. */
export const cartPanelCopy = {
  close: 'Fechar o carrinho',
  line: (quantity: number, size: string | null) =>
    [size, `${quantity} ${quantity === 1 ? 'unidade' : 'unidades'}`].filter(Boolean).join(' · '),
  subtotal: (count: number) => `Subtotal, ${count} ${count === 1 ? 'vela' : 'velas'}`,
  view: viewCart,
  finish: 'Finalizar compra',
} as const

/** The owner changed a price while somebody looked at it. */
export const priceChanged = {
  title: 'O preço mudou',
  now: (price: Centavos) => `Agora custa ${formatBrl(price)}.`,
  refused: (price: Centavos) =>
    `Agora custa ${formatBrl(price)}. Nada foi adicionado: se estiver bem para você, toque de novo.`,
} as const

/** What is said when the cart could not be changed; every page with a button into the cart carries it. */
export const cartFailures = {
  load: 'Erro ao carregar carrinho',
  add: 'Erro ao adicionar ao carrinho',
  update: 'Erro ao atualizar quantidade',
  remove: 'Erro ao remover produto',
  clear: 'Erro ao limpar carrinho',
} as const

/** The connection broke on the way: nobody knows why. */
export const connectionLost = 'Confira sua conexão e tente de novo.'
