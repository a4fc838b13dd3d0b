export const wishNeedsScript = {
  title: 'Entre para guardar nos favoritos',
  text: 'Sem JavaScript, os favoritos só funcionam para quem entrou na conta.',
}

export const wishlistCopy = {
  title: 'Meus Favoritos',
  added: { title: 'Adicionado aos favoritos!' },
  loading: 'Carregando favoritos…',
  count: (favourites: number) => `${favourites} ${favourites === 1 ? 'vela guardada' : 'velas guardadas'}`,
  unavailable: { label: 'Indisponível', text: 'Esta vela não está à venda agora.' },
  add: 'Adicionar',
  toCart: 'ao carrinho',
  empty: {
    title: 'Nenhuma vela guardada ainda',
    text: 'Toque no coração de uma vela e ela fica guardada aqui, esperando a hora certa.',
    action: 'Ver produtos',
  },
  compare: {
    mark: 'Comparar',
    markOf: (name: string) => `Comparar ${name}`,
    submit: 'Comparar as marcadas',
  },
  loadFailed: { title: 'Erro', text: 'Não foi possível carregar seus favoritos.' },
  noScript:
    'Os favoritos de quem ainda não entrou ficam guardados no navegador e precisam de JavaScript. Entre na sua conta para usá-los sem ele.',
} as const
