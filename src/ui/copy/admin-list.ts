export const listCopy = {
  filter: (used: number) => (used > 0 ? `Filtrar (${used})` : 'Filtrar'),
  clear: 'Limpar filtros',
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
