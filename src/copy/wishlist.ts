/** A heart that a guest pressed in a browser without a script. */
export const wishNeedsScript = {
  title: 'Entre para guardar nos favoritos',
  text: 'Sem JavaScript, os favoritos só funcionam para quem entrou na conta.',
}

/** The favourites' sentences; quoted ones exactly as specified. */
export const wishlistCopy = {
  title: 'Meus Favoritos',
  added: { title: 'Adicionado aos favoritos!' },
  addedAsGuest: { title: 'Adicionado aos favoritos!', text: 'Faça login para salvar permanentemente' },
  addedAsCustomer: { title: 'Adicionado aos favoritos!', text: 'Produto salvo na sua lista de desejos' },
  removed: { title: 'Removido dos favoritos' },
  already: { title: 'Já nos favoritos', text: 'Este produto já está na sua lista de favoritos' },
  addFailed: { title: 'Erro', text: 'Não foi possível adicionar aos favoritos' },
  removeFailed: { title: 'Erro', text: 'Não foi possível remover dos favoritos' },
  synchronised: 'Favoritos sincronizados!',
  addLabel: (name: string) => `Adicionar ${name} aos favoritos`,
  removeLabel: (name: string) => `Remover ${name} dos favoritos`,
  loading: 'Carregando favoritos…',
  count: (favourites: number) => `${favourites} ${favourites === 1 ? 'vela guardada' : 'velas guardadas'}`,
  add: 'Adicionar',
  toCart: 'ao carrinho',
  empty: {
    title: 'Nenhuma vela guardada ainda',
    text: 'Toque no coração de uma vela e ela fica guardada aqui, esperando a hora certa.',
    action: 'Ver produtos',
  },
  loadFailed: { title: 'Erro', text: 'Não foi possível carregar seus favoritos.' },
  noScript:
    'Os favoritos de quem ainda não entrou ficam guardados no navegador e precisam de JavaScript. Entre na sua conta para usá-los sem ele.',
} as const
