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
