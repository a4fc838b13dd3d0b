import { formatWhole } from '#platform/domain/format-number.ts'

const counted = (count: number, singular: string, plural: string) =>
  `${formatWhole(count)} ${count === 1 ? singular : plural}`

export const ownerOrderEmailCopy = {
  subject: (order: string, amount: string) => `Pedido novo: ${order}, ${amount}`,
  preheader: (name: string) => `${name} acaba de pagar.`,
  title: (name: string) => `Venda nova, de ${name}`,
  text: 'O pagamento foi confirmado. Aqui está o que separar e para onde vai.',
  address: 'Entregar para',
  note: 'Anotações do pedido',
  open: 'Abrir o pedido',
  preference: 'Quer receber um resumo em vez de um e-mail por venda? Escolha em Avisos, no painel.',
} as const

export const ownerNoticesEmailCopy = {
  subject: (orders: number, notices: number) =>
    [
      orders > 0 && counted(orders, 'pedido pago', 'pedidos pagos'),
      notices > 0 && counted(notices, 'aviso', 'avisos'),
    ]
      .filter(Boolean)
      .join(' e '),
  preheader: 'O que aconteceu na loja e o que precisa de você.',
  title: 'Novidades da loja',
  orders: 'Pedidos pagos',
  orderLine: (name: string, units: number, amount: string) =>
    `${name}, ${counted(units, 'vela', 'velas')}, ${amount}`,
  notices: 'Avisos',
  whatToDo: 'O que fazer:',
  openOrders: 'Ver os pedidos',
  openNotices: 'Ver os avisos',
} as const
