export const viewCart = 'Ver carrinho'

/** The few sentences of the cart that every page of the shop carries; the cart's own page has the rest. */
export const cartButtonsCopy = {
  add: 'Adicionar ao carrinho',
  adding: 'Adicionando...',
  added: 'Produto adicionado ao carrinho',
  addedOnProductPage: 'Produto adicionado ao carrinho!',
  synchronised: 'Carrinho sincronizado!',
} as const
