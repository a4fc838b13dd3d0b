import type { MissingUnits } from '#domain/checkout/checkout-refusal.ts'
import type { FindingKind } from '#domain/orders/finding-kind.ts'
import type { OrderPeriod } from '#domain/orders/order-period.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { OrderEventKind } from '#domain/orders/order-timeline.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'

const together = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  pending: 'Pendente',
  processing: 'Processando',
  shipped: 'Enviado',
  delivered: 'Entregue',
  cancelled: 'Cancelado',
}

/** The same payment, named as the specification names it to the customer and to the owner. */
export const paymentStatusLabels: Readonly<Record<'customer' | 'admin', Record<PaymentStatus, string>>> = {
  customer: { pending: 'Pendente', paid: 'Pago', failed: 'Falhou', refunded: 'Reembolsado' },
  admin: { pending: 'Pendente', paid: 'Pago', failed: 'Falhado', refunded: 'Reembolsado' },
}

/** What a line of the timeline says; a change of status is named by its status. */
export const orderEventLabels: Readonly<Record<OrderEventKind, string>> = {
  placed: 'Pedido recebido',
  'payment-declined': 'Pagamento recusado',
  paid: 'Pagamento confirmado',
  refunded: 'Pagamento reembolsado',
  'status-changed': 'Status atualizado',
  expired: 'Prazo de pagamento encerrado',
  'tracking-changed': 'Código de rastreio informado',
  'notes-changed': 'Notas internas editadas',
  'courier-cost-recorded': 'Custo real do frete informado',
  'refund-requested': 'Reembolso solicitado',
}

/** Why an action on an order was refused, for whoever tried it. */
export const orderRefusals = {
  'order-not-found': 'Pedido não encontrado',
  'session-invalid': 'Sessão inválida',
  'not-waiting': 'Este pedido não está aguardando pagamento.',
  'already-paid': 'O pagamento já foi confirmado, por isso o pedido não foi cancelado.',
  'say-if-units-return': 'O pedido já saiu. As velas voltaram para o estoque?',
  'not-paid': 'Este pedido não tem pagamento para reembolsar.',
  'paid-elsewhere': 'Este pagamento não passou pelo site. Faça o reembolso por onde ele foi recebido.',
  'not-refundable': 'A operadora recusou o reembolso. Confira o pagamento no painel dela.',
  'invalid-cost': 'Informe um valor entre R$ 0,00 e R$ 10.000,00.',
} as const

/** Why a cancelled order cannot be taken up again. */
export function reviveRefusal(items: readonly MissingUnits[]): string {
  const short = items.map(({ name, wanted, available }) => `${name} (precisa de ${wanted}, há ${available})`)
  return `Não há unidades suficientes para reabrir este pedido: ${together.format(short)}.`
}

export const refundOutcomes = {
  now: 'Reembolso feito. O cliente recebe um e-mail.',
  later: 'A operadora não respondeu. O reembolso será feito assim que ela voltar.',
} as const

/** 'Pedir Novamente': one toast for each candle. */
export const reorderCopy = {
  added: (name: string, quantity: number) =>
    quantity === 1 ? `${name} adicionada ao carrinho` : `${name}: ${quantity} adicionadas ao carrinho`,
  leftOut: {
    unavailable: (name: string) => `${name} não está mais à venda`,
    'out-of-stock': (name: string) => `${name} está fora de estoque`,
  },
} as const

/** What the reconciler shows to the owner. */
export const findingLabels: Readonly<Record<FindingKind, string>> = {
  'payment-without-order': 'Pagamento recebido sem pedido correspondente',
  'paid-without-payment': 'Pedido consta como pago, mas a operadora não confirma',
  'amount-differs': 'Valor pago diferente do total do pedido',
  'refund-refused': 'A operadora recusou um reembolso',
  'refund-failed': 'Um reembolso falhou depois de aceito',
  'held-units-differ': 'Unidades reservadas não conferem com o pedido',
  'stock-differs': 'Estoque não confere com os lançamentos',
}

/** What the customer reads of her own orders. */
export const customerOrderCopy = {
  number: (orderNumber: string) => `Pedido ${orderNumber}`,
  subtotal: 'Subtotal',
  freight: 'Frete',
  freightBy: (provider: string) => `Frete, ${provider}`,
  free: 'Grátis',
  total: 'Total',
  delivery: 'Entrega',
  expected: 'Previsão',
  tracking: 'Código de rastreio',
  copyTracking: 'Copiar código',
  progress: 'Andamento do pedido',
  expectedBy: (day: string) => `previsto até ${day}`,
  actions: (orderNumber: string) => `Mais ações do pedido ${orderNumber}`,
  each: (quantity: number, unitPrice: string) => `${quantity} × ${unitPrice}`,
} as const

/** The page after the payment. Its errors are the specification's. */
export const successPageCopy = {
  title: 'Pedido confirmado',
  paid: {
    mark: 'Pagamento confirmado',
    title: (name: string) => (name ? `Obrigada, ${name}.` : 'Obrigada!'),
    lead: 'Recebemos o seu pedido. Agora é com a gente: separar, embrulhar e chamar o motoboy.',
  },
  pending: {
    mark: 'Pagamento em confirmação',
    title: 'Quase lá.',
    lead: 'O banco ainda está confirmando o pagamento. Esta página se atualiza sozinha, pode esperar aqui.',
    refresh: 'Atualizar',
  },
  failed: {
    mark: 'Pagamento não concluído',
    title: 'O pagamento não foi concluído',
    lead: 'O prazo deste pedido terminou e nenhum valor ficou cobrado. O seu carrinho continua guardado.',
  },
  refunded: {
    mark: 'Pagamento reembolsado',
    title: 'Este pedido foi reembolsado',
    lead: 'O valor volta para o seu cartão conforme o prazo do banco.',
  },
  nextSteps: 'Próximos passos',
  steps: {
    email: 'Confirmação por e-mail',
    emailText: (email: string) => `Enviada para ${email}`,
    emailSoon: (email: string) => `Vai para ${email} assim que o pagamento for confirmado`,
    preparing: 'Preparo do pedido',
    preparingText: 'Embrulho em papel reciclado e lacre de cera',
    shipping: 'Envio',
    shippingText: 'Você recebe o código de rastreio quando o motoboy sair',
  },
  orders: 'Ver meus pedidos',
  home: 'Voltar ao início',
  error: {
    title: 'Ops! Algo deu errado',
    unexpected: 'Erro ao carregar detalhes do pedido',
    comfort: 'Se o pagamento saiu do seu cartão, o pedido aparece em Meus Pedidos em alguns minutos.',
  },
} as const

export const cancelPageCopy = {
  title: 'O pagamento não foi concluído',
  lead: 'Nenhum valor foi cobrado e o seu carrinho continua guardado, do jeito que você deixou.',
  cart: 'Voltar ao carrinho',
  products: 'Ver produtos',
  tipsTitle: 'Antes de tentar de novo',
  tips: {
    card: 'Confira número, validade e código do cartão',
    bank: 'Veja se o banco pediu uma confirmação no aplicativo',
    time: 'Separamos suas velas por 30 minutos, dá tempo de usar outro cartão',
  },
  support: 'Falar com o suporte',
} as const

/** The confirmation step of the offline provider: it plays the customer's bank. */
export const testBankCopy = {
  title: 'Confirme a compra',
  lead: 'Esta página faz as vezes do seu banco, em modo de teste. Nenhum dinheiro sai daqui.',
  order: 'Pedido',
  amount: 'Valor',
  approve: 'Autorizar pagamento',
  refuse: 'Recusar',
  over: {
    title: 'Não há nada para confirmar',
    text: 'Este pagamento já foi respondido ou o prazo dele terminou.',
    action: 'Ver meus pedidos',
  },
} as const

/** 'Meus Pedidos'. */
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
  count: (total: number) => (total === 1 ? '1 pedido' : `${total.toLocaleString('pt-BR')} pedidos`),
  empty: {
    title: 'Nenhum pedido por aqui',
    never: 'Você ainda não fez nenhum pedido.',
    filtered: 'Nenhum pedido corresponde aos filtros aplicados.',
    action: 'Continuar Comprando',
  },
  clear: 'Limpar filtros',
  again: 'Pedir Novamente',
  againBusy: 'Adicionando...',
  continuePayment: 'Continuar pagamento',
  cancel: 'Cancelar pedido',
  cancelled: { title: 'Pedido cancelado', text: 'Nada foi cobrado e as velas voltaram para a prateleira.' },
  payUntil: (time: string) => `Aguardando pagamento até ${time}.`,
  loadFailed: { title: 'Erro', text: 'Não foi possível carregar seus pedidos.' },
  retry: 'Tentar de novo',
} as const
