export const listCopy = {
  filter: (count: number) => (count > 0 ? `Filtrar (${count})` : 'Filtrar'),
  clear: 'Limpar filtros',
  nothingFound: { title: 'Nada encontrado', text: 'Tente ajustar os filtros de busca' },
  pages: 'Páginas',
  newer: 'Mais recentes',
  older: 'Mais antigos',
  more: (name: string) => `Mais ações de ${name}`,
  row: {
    view: 'Ver detalhes',
    edit: 'Editar',
    activate: 'Ativar',
    deactivate: 'Desativar',
    duplicate: 'Duplicar',
    delete: 'Excluir',
    read: 'Ver no site',
  },
} as const

export const changedSection = 'Alterado, ainda não salvo'
