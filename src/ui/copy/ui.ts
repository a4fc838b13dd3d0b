export const uiCopy = {
  optional: '(opcional)',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  close: 'Fechar',
  cancel: 'Cancelar',
  loading: 'Carregando...',
  notices: 'Avisos',
  closeNotice: 'Fechar aviso',
  decrease: 'Diminuir',
  increase: 'Aumentar',
  quantity: 'Quantidade',
  quantityIs: (quantity: number) => `Quantidade: ${quantity}`,
  youAreHere: 'Você está em',
  pages: 'Páginas',
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  page: (page: number) => `Página ${page}`,
  copied: 'Copiado!',
  copy: 'Copiar',
  payment: 'Pagamento:',
  active: { product: 'Ativo', category: 'Ativa' },
  inactive: { product: 'Inativo', category: 'Inativa' },
} as const

export const draftRestored = {
  title: 'Recuperamos o que você digitou',
  text: 'Confira e envie: ainda não foi salvo.',
} as const

/** Like `Intl.ListFormat` for pt-BR, which is too slow to create while a page's script loads. */
export function joinList(items: readonly string[]): string {
  const before = items.slice(0, -1).join(', ')
  const last = items.at(-1) ?? ''
  return before ? `${before} e ${last}` : last
}
