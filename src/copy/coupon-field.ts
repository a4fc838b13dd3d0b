/** Where only the amount of a coupon is known. */
export const couponWord = 'Cupom'

/** The coupon in the cart, on the browser's side: its refusals come from the server as sentences. */
export const couponFieldCopy = {
  open: 'Tenho um cupom',
  label: 'Código do cupom',
  apply: 'Aplicar',
  applying: 'Aplicando...',
  keep: 'Guardar',
  remove: 'Remover',
  removeNamed: (label: string) => `Remover ${label}`,
  waiting: (label: string) => `${label} está no carrinho, mas ainda não entra na conta.`,
  keptForLater: (label: string, better: string) =>
    `${better} desconta tanto quanto ${label}, ou mais. Guardamos ${label} para outra compra.`,
  byItself: (label: string) => `${label} entra por conta própria, sem código.`,
  guestHint: 'Guardamos o código até você entrar na sua conta; o desconto aparece em seguida.',
  failed: 'Cupom não aplicado',
} as const

export const couponToasts = {
  applied: (label: string) => ({ title: 'Cupom no carrinho', text: `${label} entrou no seu carrinho.` }),
  removed: { title: 'Cupom removido', text: 'O total voltou ao preço sem o cupom.' },
  kept: {
    title: 'Código guardado',
    text: 'Entre na sua conta para conferir o desconto no resumo do pedido.',
  },
} as const
