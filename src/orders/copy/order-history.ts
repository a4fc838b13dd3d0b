import type { OrderPeriod } from '#orders/domain/order-period.ts'
import { formatWhole } from '#platform/domain/format-number.ts'

export const customerOrderCopy = {
  number: (orderNumber: string) => `Pedido ${orderNumber}`,
  subtotal: 'Subtotal',
  freight: 'Frete',
  freightBy: (provider: string) => `Frete, ${provider}`,
  pixDiscount: 'Desconto no Pix',
  voucher: 'Pago com o vale-presente',
  voucherRefunded: 'Devolvido ao vale',
  coupon: 'Cupom',
  refunded: 'Devolvido',
  payment: 'Pagamento',
  total: 'Total',
  delivery: 'Entrega',
  expected: 'Previsão',
  tracking: 'Código de rastreio',
  copyTracking: 'Copiar código',
  progress: 'Andamento do pedido',
  expectedOn: (time: string) => `previsto ${/^(entre|em) /.test(time) ? time : `para ${time}`}`,
  arranged: 'Entrega combinada com você',
  actions: (orderNumber: string) => `Mais ações do pedido ${orderNumber}`,
  each: (quantity: number, unitPrice: string) => `${quantity} × ${unitPrice}`,
} as const

export const orderHistoryCopy = {
  title: 'Meus Pedidos',
  filters: 'Filtrar pedidos',
  search: 'Buscar',
  searchPlaceholder: 'Número do pedido ou produto',
  status: 'Status',
  allStatuses: 'Todos os status',
  period: 'Período',
  allPeriods: 'Todo o período',
  periods: { week: 'Última semana', month: 'Último mês', quarter: 'Últimos 3 meses' } satisfies Record<
    OrderPeriod,
    string
  >,
  apply: 'Filtrar',
  count: (total: number) => (total === 1 ? '1 pedido' : `${formatWhole(total)} pedidos`),
  empty: {
    title: 'Nenhum pedido por aqui',
    never: 'Você ainda não fez nenhum pedido.',
    filtered: 'Nenhum pedido corresponde aos filtros aplicados.',
    action: 'Continuar Comprando',
  },
  clear: 'Limpar filtros',
  collapsed: (candles: number, total: string) =>
    `${candles === 1 ? '1 vela' : `${formatWhole(candles)} velas`} · ${total}`,
  expand: 'Ver o pedido',
  again: 'Pedir Novamente',
  review: 'Avaliar as velas',
  againBusy: 'Adicionando...',
  lost: {
    reorder: 'Não conseguimos refazer o pedido',
    cancel: 'Não conseguimos cancelar o pedido',
  },
  unpaid: {
    refused: 'Pagamento recusado',
    waiting: 'Falta o pagamento',
    nothingCharged: 'Nada foi cobrado.',
    heldUntil: (time: string) => `Seu pedido fica reservado até ${time}.`,
    anotherCard: 'Tentar outro cartão',
    continue: 'Continuar pagamento',
    payByPix: 'Pagar com Pix',
    byPix: 'Falta o Pix',
    notTwice: 'Se você já pagou, não pague de novo.',
    over: {
      card: { title: 'O prazo do pagamento terminou', text: 'Nada foi cobrado.' },
      pix: {
        title: 'O código Pix expirou',
        text: 'Se você já pagou, não pague de novo: avisamos por e-mail assim que o pagamento aparecer. Se não pagou, nada foi cobrado.',
      },
    },
  },
  batchNotice: { text: 'Uma leva mudou e precisamos combinar como seguir.', action: 'Escolher' },
  cancel: 'Cancelar pedido',
  returns: {
    cancel: 'Cancelar pedido',
    withdraw: 'Desistir da compra',
    follow: 'Acompanhar devolução',
    complaint: 'Algo chegou errado',
  },
  cancelled: (orderNumber: string) => ({
    title: 'Pedido cancelado',
    text: `${orderNumber}: nada foi cobrado e as velas voltaram para a prateleira.`,
  }),
  loadFailed: { title: 'Erro', text: 'Não foi possível carregar seus pedidos.' },
  retry: 'Tentar novamente',
  notFound: {
    title: 'Pedido não encontrado',
    text: 'Confira o número do pedido ou procure na sua lista. Se ele é de outra conta, entre com o e-mail dela.',
    action: 'Ver meus pedidos',
  },
} as const

export const changeDeliveryCopy = {
  open: 'Mudar dia ou turno',
  save: 'Confirmar novo dia',
  saving: 'Mudando...',
  done: 'Dia remarcado',
  failed: { title: 'Não mudamos o dia', text: 'Tente de novo. O pedido continua como estava.' },
  chooseShift: 'Escolha também o turno do dia que você marcou.',
} as const

export const payOrderCopy = {
  title: 'Pagar pedido',
  refused: 'Tentar outro cartão',
  waiting: 'Falta só o pagamento',
  byPix: 'Falta só o Pix',
  summary: 'O que você está comprando',
  noScript: 'Para digitar o cartão com segurança, esta página precisa de JavaScript.',
  over: {
    card: {
      title: 'O prazo deste pagamento terminou',
      text: 'Nada foi cobrado, e as velas voltaram para a prateleira. Se ainda quiser, elas vão de novo para o seu carrinho.',
    },
    pix: {
      title: 'O código Pix expirou',
      text: 'Se você pagou no último instante, não pague de novo: esta página muda sozinha assim que o banco confirmar. Se não pagou, nada foi cobrado, e as velas vão de novo para o seu carrinho.',
    },
    'own-key': {
      title: 'O prazo da reserva terminou',
      text: 'Se você já pagou, não pague de novo: assim que virmos o seu Pix, avisamos por e-mail. Se não pagou, nada foi cobrado, e as velas vão de novo para o seu carrinho.',
    },
    cancelled: {
      title: 'Este pedido foi cancelado',
      text: 'Não há nada a pagar. Se ainda quiser as velas, elas vão de novo para o seu carrinho.',
    },
  },
} as const
