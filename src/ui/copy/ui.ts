/** What the shared controls say by themselves; everything else they say is given to them. */
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

/** A form that was left before it was sent. */
export const draftRestored = {
  title: 'Recuperamos o que você digitou',
  text: 'Confira e envie: ainda não foi salvo.',
} as const

/** 'Lavanda, Mel e Canela', as Intl writes it in Brazil. By hand, because pages would make a formatter while their script loads. */
export function listed(items: readonly string[]): string {
  const before = items.slice(0, -1).join(', ')
  const last = items.at(-1) ?? ''
  return before ? `${before} e ${last}` : last
}
