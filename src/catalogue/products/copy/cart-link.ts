import { MAX_LINK_LINES } from '#catalogue/products/domain/cart-link.ts'

export const cartLinkCopy = {
  title: 'Velas escolhidas para você',
  lead: 'Confira e adicione tudo ao carrinho de uma vez. Você ainda não está comprando.',
  lines: 'Velas deste link',
  add: 'Adicionar ao carrinho',
  adding: 'Colocando...',
  total: 'Total',
  soldOut: 'Fora de estoque',
  toChoose: 'Neste kit é você quem escolhe as velas, na página dele.',
  fewer: (stock: number) => (stock === 1 ? 'Só temos 1 unidade' : `Só temos ${stock} unidades`),
  unknown: (codes: readonly string[]) =>
    codes.length === 1
      ? `Não encontramos “${codes[0]}” na loja.`
      : `Não encontramos na loja: ${codes.map((code) => `“${code}”`).join(', ')}.`,
  nothing: {
    title: 'Este link não tem velas à venda',
    text: 'O endereço pode ter sido cortado ao copiar, ou as velas saíram da loja.',
    action: 'Ver produtos',
  },
  allSoldOut: 'As velas deste link estão fora de estoque no momento.',
  added: 'Velas no carrinho',
  leftOut: (names: readonly string[]) => `Ficou de fora: ${names.join(', ')}.`,
  changed: {
    title: 'O link mudou enquanto você olhava',
    text: 'O preço ou o estoque mudou. Confira e toque de novo.',
  },
} as const

export const cartLinkMaker = {
  title: 'Link que enche o carrinho',
  lead: 'Escolha as velas e cole o endereço no Instagram ou no WhatsApp. Quem toca vê as velas com o preço do dia e põe tudo no carrinho de uma vez.',
  pick: 'Vela para o link',
  quantity: 'Quantidade',
  size: 'Tamanho',
  usualSize: 'Tamanho padrão',
  remove: (name: string) => `Remover ${name}`,
  full: `Um link leva até ${MAX_LINK_LINES} velas.`,
  address: 'Endereço do link',
  copy: 'Copiar link',
} as const
