import { dayAndTime, longMonth } from './calendar.ts'
import { orderRefusals } from './orders.ts'

const number = (count: number) => count.toLocaleString('pt-BR')

export const adminOrdersCopy = {
  title: 'Gestão de Pedidos',
  crumb: 'Pedidos',
  list: 'Pedidos',
  environment: { production: 'Produção', test: 'Teste' },
  count: (total: number, isMore: boolean) =>
    isMore
      ? `Mais de ${number(total)} pedidos`
      : total === 1
        ? '1 pedido'
        : `${total === 0 ? 'Nenhum' : number(total)} ${total === 0 ? 'pedido' : 'pedidos'}`,
  waiting: (count: number) => (count === 1 ? '1 aguarda envio' : `${number(count)} aguardam envio`),
  filters: {
    search: 'Buscar pedidos',
    placeholder: 'Buscar por número, cliente ou email...',
    status: 'Status do pedido',
    allStatuses: 'Todos os status',
    payment: 'Status do pagamento',
    allPayments: 'Pagamentos',
    submit: 'Filtrar',
    clear: 'Limpar filtros',
  },
  empty: {
    title: 'Nenhum pedido encontrado',
    filtered: 'Tente ajustar os filtros de busca',
    none: 'Assim que alguém comprar, o pedido aparece aqui.',
  },
  pages: { label: 'Páginas de pedidos', newer: 'Mais recentes', older: 'Mais antigos' },
  loadFailed: 'Erro ao carregar pedidos',
  row: {
    tracking: (code: string) => `Rastreio ${code}`,
    view: (order: string) => `Ver detalhes de ${order}`,
    edit: (order: string) => `Editar ${order}`,
    status: (order: string) => `Status do pedido ${order}`,
    keyboardHint: 'Enter confirma o novo status, Esc desfaz.',
    refundDue: 'Reembolso a caminho',
  },
} as const

export const automationsCopy = {
  title: 'Status das Automações',
  checked: (now: Date) => `conferido ${dayAndTime(now, now)}`,
  names: {
    paymentWebhook: 'Webhook de pagamento',
    notifications: (environment: 'production' | 'test') =>
      `Notificações (${environment === 'production' ? 'produção' : 'teste'})`,
    stockReduction: 'Baixa automática de estoque',
  },
  states: { working: 'Funcionando', failing: 'Com falha', idle: 'Sem movimento' },
  last: {
    paymentWebhook: (when: string) => `último evento ${when}`,
    notifications: (when: string) => `último envio ${when}`,
    stockReduction: (when: string) => `última baixa ${when}`,
  },
  failed: {
    paymentWebhook: (when: string) => `falhou no último evento, ${when}`,
    notifications: (when: string) => `falhou no último envio, ${when}`,
    stockReduction: (when: string) => `estoque não confere; última baixa ${when}`,
  },
  never: 'nenhum evento ainda',
} as const

export const exportCopy = {
  open: 'Exportar CSV',
  title: 'Exportar pedidos',
  text: 'Uma planilha para a contabilidade, com uma linha por pedido.',
  month: 'Mês do pedido',
  everything: 'Todo o período',
  monthName: longMonth,
  payments: 'Pagamentos',
  paymentChoices: { settled: 'Pagos e reembolsados', all: 'Todos, inclusive não pagos' },
  download: 'Baixar planilha',
  fileName: (period: string) => `pedidos-${period}.csv`,
  columns: {
    orderNumber: 'Pedido',
    createdAt: 'Data do pedido',
    status: 'Status do pedido',
    paymentStatus: 'Status do pagamento',
    paidAt: 'Data do pagamento',
    refundedAt: 'Data do reembolso',
    customerName: 'Cliente',
    customerEmail: 'E-mail',
    city: 'Cidade',
    state: 'UF',
    postalCode: 'CEP',
    items: 'Itens',
    subtotal: 'Produtos (R$)',
    shipping: 'Frete cobrado (R$)',
    actualCost: 'Custo real do frete (R$)',
    total: 'Total (R$)',
    provider: 'Meio de pagamento',
    reference: 'Referência do pagamento',
  },
} as const

export const orderDetailsCopy = {
  title: (order: string) => `Pedido ${order}`,
  customer: 'Cliente',
  allOrders: 'Ver todos os pedidos',
  address: 'Endereço de entrega',
  items: 'Itens',
  each: 'cada',
  subtotal: 'Produtos',
  shipping: 'Frete',
  freeShipping: 'Grátis',
  total: 'Total',
  notes: 'Notas internas',
  tracking: 'Código de rastreio',
  noTracking: 'ainda sem código',
  estimated: (day: string) => `Previsão de entrega: ${day}`,
  close: 'Fechar',
  edit: 'Editar pedido',
  slip: 'Imprimir etiqueta',
  timeline: 'Linha do tempo',
  by: (name: string) => `por ${name}`,
  payment: {
    title: 'Pagamento',
    paid: (amount: string, when: string) => `${amount}, pago ${when}`,
    refunded: (amount: string, when: string) => `${amount}, reembolsado ${when}`,
    waiting: 'O cliente ainda pode pagar.',
    declined: (reason: string) => `Última recusa: ${reason}`,
    refundDue: 'O reembolso já foi pedido e sai assim que a operadora responder.',
    refund: 'Reembolsar',
    refundTitle: 'Reembolsar pedido',
    refundQuestion: (amount: string, name: string) => `Devolver ${amount} a ${name}?`,
    refundDetail:
      'O valor volta inteiro para o cartão e o cliente é avisado por e-mail. Um pedido ainda não enviado é cancelado e as velas voltam ao estoque.',
    refunding: 'Reembolsando...',
  },
  courier: {
    title: 'Frete Motoboy SP',
    charged: 'Cobrado do cliente',
    actual: 'Custo real',
    save: 'Salvar',
    saving: 'Salvando...',
    margin: 'Margem',
    marginUnknown: 'Informe o custo real para ver a margem.',
  },
  notFound: {
    title: 'Pedido não encontrado',
    text: 'Ele pode ter sido apagado ou o endereço está incompleto.',
  },
} as const

export const editOrderCopy = {
  title: (order: string) => `Editar ${order}`,
  tracking: 'Código de rastreio',
  trackingHint: 'O cliente vê este código em Meus Pedidos.',
  notes: 'Notas internas',
  notesHint: 'Só a equipe lê. Nunca saem na etiqueta.',
  save: 'Salvar',
  saving: 'Salvando...',
} as const

export const cancelOrderCopy = {
  title: (order: string) => `Cancelar ${order}`,
  beforeShipping: 'As velas deste pedido voltam ao estoque e o cliente é avisado por e-mail.',
  nothingHeld: 'O estoque não muda, e o cliente é avisado por e-mail.',
  afterShipping: orderRefusals['say-if-units-return'],
  units: {
    return: { label: 'Sim, voltaram', detail: 'O estoque aumenta agora.' },
    keep: { label: 'Não voltaram', detail: 'O estoque fica como está.' },
  },
  refund: (amount: string) => `Reembolsar ${amount} agora`,
  refundHint: 'Sem marcar, o dinheiro fica com a loja até você reembolsar nos detalhes do pedido.',
  paidElsewhere: orderRefusals['paid-elsewhere'],
  confirm: 'Cancelar pedido',
  confirming: 'Cancelando...',
  back: 'Voltar',
} as const

/** Toasts of the order management; the quoted ones as the specification has them. */
export const orderToasts = {
  statusChanged: 'Status do pedido atualizado com sucesso',
  statusFailed: 'Erro ao atualizar status do pedido',
  costSaved: { title: 'Custo atualizado', text: 'Custo real do frete foi salvo com sucesso' },
  costFailed: 'Erro ao atualizar custo do frete',
  orderSaved: 'Pedido atualizado com sucesso',
  orderFailed: 'Erro ao salvar pedido',
  refunded: 'Reembolso',
  refundFailed: 'Erro ao reembolsar pedido',
  /** A failed attempt and its reason, in one breath. */
  because: (failure: string, reason: string) => `${failure}. ${reason}`,
} as const

/** The audit trail's words for what was done to an order. */
export const orderAuditWords = {
  actions: {
    status: 'Status alterado',
    edit: 'Pedido editado',
    'courier-cost': 'Custo real do frete informado',
    refund: 'Reembolso pedido',
  },
  fields: {
    status: 'Status',
    trackingNumber: 'Código de rastreio',
    notes: 'Notas internas',
    shippingActualCost: 'Custo real',
    refund: 'Valor',
  },
} as const

export const packingSlipCopy = {
  pageTitle: (order: string) => `Pedido ${order}, etiqueta`,
  missing: 'Pedido não encontrado',
  back: 'Voltar ao pedido',
  print: 'Imprimir',
  paper: 'Papel',
  order: 'Pedido',
  contents: 'Conteúdo',
  continued: 'Conteúdo, continuação',
  note: 'Um recado, à mão',
  care: 'No primeiro acender, espere a cera derreter até a borda. Apare o pavio em 5 mm.',
  candles: (units: number) => (units === 1 ? 'vela' : 'velas'),
  tracking: 'Rastreio',
  sheet: (sheet: number, sheets: number) => `folha ${sheet} de ${sheets}`,
} as const
