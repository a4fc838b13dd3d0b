export const wishlistToasts = {
  addedAsGuest: { title: 'Adicionado aos favoritos!', text: 'Faça login para salvar permanentemente' },
  addedAsCustomer: { title: 'Adicionado aos favoritos!', text: 'Produto salvo na sua lista de desejos' },
  removed: { title: 'Removido dos favoritos' },
  already: { title: 'Já nos favoritos', text: 'Este produto já está na sua lista de favoritos' },
  synchronised: 'Favoritos sincronizados!',
} as const

/** A separate export, because every product card loads these texts. */
export const wishlistButtonCopy = {
  addFailed: { title: 'Erro', text: 'Não foi possível adicionar aos favoritos' },
  removeFailed: { title: 'Erro', text: 'Não foi possível remover dos favoritos' },
  addLabel: (name: string) => `Adicionar ${name} aos favoritos`,
  removeLabel: (name: string) => `Remover ${name} dos favoritos`,
} as const
