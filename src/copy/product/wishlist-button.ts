/** The sentences of the heart that every card carries; apart from those of the page and of what was kept. */
export const wishlistButtonCopy = {
  addFailed: { title: 'Erro', text: 'Não foi possível adicionar aos favoritos' },
  removeFailed: { title: 'Erro', text: 'Não foi possível remover dos favoritos' },
  addLabel: (name: string) => `Adicionar ${name} aos favoritos`,
  removeLabel: (name: string) => `Remover ${name} dos favoritos`,
} as const
