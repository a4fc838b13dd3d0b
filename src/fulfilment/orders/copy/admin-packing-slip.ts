import { dayAndMonth } from '#ui/copy/calendar.ts'

export const packingSlipCopy = {
  postBy: (day: string | null) => (day ? `Postar em ${dayAndMonth(day)}` : 'Postar'),
  pageTitle: (order: string) => `Pedido ${order}, etiqueta`,
  pagesTitle: (count: number) => (count === 1 ? '1 etiqueta' : `${count} etiquetas`),
  missing: 'Pedido não encontrado',
  none: 'Nenhum pedido escolhido.',
  back: 'Voltar ao pedido',
  backToList: 'Voltar aos pedidos',
  backToToday: 'Voltar a Hoje',
  printAll: (count: number) => (count === 1 ? 'Imprimir' : `Imprimir ${count}`),
  inColour: 'Em cores',
  sender: 'Remetente:',
  unpaid: { brought: 'Ainda não pago: não enviar', fetched: 'Ainda não pago: não entregar' },
  refunded: { brought: 'Reembolsado: não enviar', fetched: 'Reembolsado: não entregar' },
  unpaidOnes: (orders: readonly string[]) =>
    orders.length === 1
      ? `O pagamento de ${orders[0]} não está confirmado. Confira antes de enviar.`
      : `O pagamento destes pedidos não está confirmado: ${orders.join(', ')}. Confira antes de enviar.`,
  paper: 'Papel',
  gift: (wrapping: readonly string[]) => ['Presente', ...wrapping].join(' · '),
  cardOf: (order: string) => `${order}, cartão do presente`,
  order: 'Pedido',
  contents: 'Conteúdo',
  continued: 'Conteúdo, continuação',
  note: 'Um recado, à mão',
  care: 'Na primeira vez, espere a cera derreter até a borda. Apare o pavio a 5 mm.',
  candles: (units: number) => (units === 1 ? 'vela' : 'velas'),
  tracking: 'Rastreio',
  sheet: (sheet: number, sheets: number) => `folha ${sheet} de ${sheets}`,
  sheetOf: (order: string, sheet: number, sheets: number) => `${order}, folha ${sheet} de ${sheets}`,
} as const
