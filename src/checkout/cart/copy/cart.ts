import type { LineNotice } from '#checkout/cart/domain/line-notice.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'

interface Notice {
  title: string
  text?: string
}

/** Titles are quoted exactly from the specification. */
export const cartCopy = {
  title: 'Seu carrinho',
  crumb: 'Carrinho',
  lines: 'Produtos no carrinho',
  chooseSize: 'Escolher tamanho',
  removed: { title: 'Produto removido', text: 'Produto removido do carrinho' },
  leftShop: (count: number) => ({
    title: 'Produto removido',
    text:
      count === 1
        ? 'Um produto que estava no carrinho saiu da loja.'
        : `${count} produtos que estavam no carrinho saíram da loja.`,
  }),
  cleared: { title: 'Carrinho limpo', text: 'Todos os produtos saíram do carrinho.' },
  empty: { title: 'Carrinho Vazio', text: 'Faca login para ver seus produtos salvos', action: 'Entrar' },
  emptyForCustomer: {
    title: 'Seu carrinho está vazio',
    text: 'Escolha uma vela para a hora do dia que você quer perfumar.',
    action: 'Ver produtos',
  },
  noScript:
    'O carrinho de quem ainda não entrou fica guardado no navegador e precisa de JavaScript. Entre na sua conta para usar o carrinho sem ele.',
  continueShopping: 'Continuar comprando',
  clear: 'Limpar carrinho',
  clearQuestion: 'Quer remover todos os produtos do carrinho?',
  clearConfirm: 'Limpar',
  clearing: 'Limpando...',
  remove: (name: string) => `Remover ${name}`,
  quantityOf: (name: string) => `Quantidade de ${name}`,
  update: 'Atualizar',
  updated: 'Carrinho atualizado',
  atMost: (available: number) =>
    available === 1 ? 'É a última unidade em estoque.' : `Temos ${available} unidades em estoque.`,
  reserved: (readyOn: string) => `Reservada da próxima leva, pronta em ${dayAndMonth(readyOn)}`,
  atMostOfBatch: (available: number) =>
    available === 1 ? 'É a última desta leva.' : `Há ${available} livres nesta leva.`,
  each: 'cada',
  summary: 'Resumo do pedido',
  subtotal: (count: number) => `Subtotal, ${count} ${count === 1 ? 'vela' : 'velas'}`,
  freight: 'Frete',
  freightBy: (provider: string) => `Frete, ${provider}`,
  freightUnknown: 'A calcular',
  total: 'Total',
  byPix: (percent: number) => `${percent}% de desconto nas velas, no Pix`,
  recommendations: 'Você também pode gostar',
  acknowledge: 'Entendi',
  pricesChanged: 'Alguns preços mudaram desde que você escolheu. Os valores abaixo são os de hoje.',
  hints: {
    gift: 'Salve o presente antes de finalizar a compra.',
    freight: 'Calcule o frete antes de finalizar a compra.',
    profile: 'Complete seu endereco no perfil para calcular o frete.',
    address: 'Complete o endereço de entrega para finalizar a compra.',
    outside: 'Por enquanto, entregamos só na cidade de São Paulo.',
    lines: 'Ajuste os produtos marcados antes de finalizar a compra.',
  },
  loadFailed: 'Não conseguimos buscar o seu carrinho agora. Ele continua guardado.',
  retry: 'Tentar de novo',
} as const

export function lineNoticeText(notice: LineNotice, size: string | null): string {
  const ofSize = size ? ` no tamanho ${size}` : ''
  switch (notice.kind) {
    case 'unavailable':
      return 'Não está mais à venda. Remova para continuar.'
    case 'out-of-stock':
      return `Acabou${ofSize}. Remova para continuar.`
    case 'not-enough-stock':
      return `${notice.available === 1 ? 'Resta 1' : `Restam ${notice.available}`}${ofSize}. Diminua a quantidade para continuar.`
    case 'price-changed':
      return `O preço mudou de ${formatBrl(notice.from)} para ${formatBrl(notice.to)}.`
  }
}

export const guestNeedsScript: Notice = {
  title: 'Entre para adicionar ao carrinho',
  text: 'Sem JavaScript, o carrinho só funciona para quem entrou na conta.',
}
