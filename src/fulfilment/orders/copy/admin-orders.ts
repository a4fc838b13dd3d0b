import { formatWhole } from '#platform/domain/format-number.ts'
import { dayAndTime, longMonth } from '#ui/copy/calendar.ts'

export const adminOrdersCopy = {
  newOrder: 'Novo pedido',
  post: 'Postar',
  title: 'Gestão de Pedidos',
  crumb: 'Pedidos',
  list: 'Pedidos',
  columns: {
    candles: 'Velas',
    order: 'Pedido',
    customer: 'Cliente',
    delivery: 'Entrega',
    status: 'Status',
    payment: 'Pagamento',
    total: 'Total',
    actions: 'Ações',
  },
  selectAll: 'Selecionar todos desta página',
  environment: { production: 'Produção', test: 'Teste' },
  count: (total: number, isMore: boolean) =>
    isMore
      ? `Mais de ${formatWhole(total)} pedidos`
      : total === 1
        ? '1 pedido'
        : `${total === 0 ? 'Nenhum' : formatWhole(total)} ${total === 0 ? 'pedido' : 'pedidos'}`,
  waiting: (count: number) => (count === 1 ? '1 aguarda envio' : `${formatWhole(count)} aguardam envio`),
  filters: {
    search: 'Buscar pedidos',
    placeholder: 'Buscar por número, cliente ou email...',
    status: 'Status do pedido',
    allStatuses: 'Todos os status',
    payment: 'Status do pagamento',
    allPayments: 'Pagamentos',
    way: 'Entrega',
    allWays: 'Entregas',
    hint: 'Também por telefone, código de rastreio ou vela.',
    date: 'Data do pedido',
    allDates: 'Todas as datas',
    dates: {
      today: 'Hoje',
      yesterday: 'Ontem',
      week: 'Últimos 7 dias',
      month: 'Últimos 30 dias',
      range: 'Escolher datas',
    },
    from: 'De',
    to: 'Até',
  },
  empty: {
    title: 'Nenhum pedido encontrado',
    filtered: 'Tente ajustar os filtros de busca',
    none: 'Assim que alguém comprar, o pedido aparece aqui.',
    views: {
      pack: { title: 'Tudo embalado', text: 'Nenhum pedido pago espera por embalagem.' },
      today: { title: 'Nada para hoje', text: 'Nenhum pedido sai hoje nem está atrasado.' },
      pix: { title: 'Nenhum Pix pendente', text: 'Nenhum pedido espera por um Pix.' },
      problem: { title: 'Nenhum problema', text: 'Nenhum pedido está atrasado ou precisa de você.' },
    },
  },
  tabs: {
    label: 'Mostrar',
    pack: 'A embalar',
    today: 'Hoje',
    pix: 'Pix',
    problem: 'Problema',
    all: 'Todos',
  },
  loadFailed: 'Erro ao carregar pedidos',
  row: {
    giftTo: (name: string) => `Presente para ${name}`,
    tracking: (code: string) => `Rastreio ${code}`,
    candles: (count: number) => (count === 1 ? '1 vela' : `${formatWhole(count)} velas`),
    voucher: 'Vale',
    slip: 'Imprimir etiqueta',
    status: (order: string) => `Status do pedido ${order}`,
    keyboardHint: 'Enter confirma o novo status, Esc desfaz.',
    packed: 'embalado',
    toPack: 'falta embalar',
    refundDue: 'reembolso a caminho',
    refunded: (amount: string) => `devolvido ${amount}`,
  },
} as const

/** 'Motoboy' includes orders that the owner delivers; fair sales are handed over. */
export const wayGroupLabels = {
  courier: 'Motoboy',
  pickup: 'Retirada',
  handed: 'Entregue na venda',
  carrier: 'Correios e transportadoras',
} as const

export const automationsCopy = {
  title: 'Status das Automações',
  checked: (now: Date) => `conferido ${dayAndTime(now, now)}`,
  names: {
    paymentWebhook: 'Confirmação automática de pagamento',
    notifications: (environment: 'production' | 'test') =>
      `Notificações (${environment === 'production' ? 'produção' : 'teste'})`,
    stockReduction: 'Baixa automática de estoque',
  },
  states: { working: 'Funcionando', failing: 'Com falha', idle: 'Sem movimento' },
  last: {
    paymentWebhook: (time: string) => `último evento ${time}`,
    notifications: (time: string) => `último envio ${time}`,
    stockReduction: (time: string) => `última baixa ${time}`,
  },
  failed: {
    paymentWebhook: 'falhou no último evento',
    notifications: 'falhou no último envio',
    stockReduction: 'estoque não confere',
  },
  parts: {
    email: 'e-mails',
    'order-status-notification': 'avisos de status à automação',
    'confirmation-webhook': 'confirmação de cadastro pela automação',
    'payment-webhook': 'avisos da operadora',
  },
  failing: (failed: string, parts: readonly string[]) => `${failed} (${parts.join(', ')})`,
  undelivered: (count: number) =>
    count === 1 ? '1 mensagem não saiu' : `${formatWhole(count)} mensagens não saíram`,
  onlyMessages: 'Pedidos, pagamentos e estoque estão certos: só os avisos não saíram.',
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
  downloading: 'Baixando...',
  failed: 'Não foi possível baixar a planilha. Tente de novo.',
  fileName: (period: string) => `pedidos-${period}.csv`,
} as const

export const ordersFileColumns = {
  orderNumber: 'Pedido',
  createdAt: 'Data do pedido',
  status: 'Status do pedido',
  paymentStatus: 'Status do pagamento',
  paidAt: 'Data do pagamento',
  refundedAt: 'Data do reembolso',
  customerName: 'Cliente',
  customerEmail: 'E-mail',
  customerCpf: 'CPF na nota',
  city: 'Cidade',
  state: 'UF',
  postalCode: 'CEP',
  items: 'Itens',
  subtotal: 'Produtos (R$)',
  shipping: 'Frete cobrado (R$)',
  waived: 'Frete grátis, custaria (R$)',
  actualCost: 'Custo real do frete (R$)',
  gift: 'Embalagem de presente (R$)',
  coupon: 'Cupom',
  couponDiscount: 'Desconto do cupom (R$)',
  pixDiscount: 'Desconto no Pix (R$)',
  voucher: 'Pago com vale-presente (R$)',
  total: 'Total (R$)',
  refunded: 'Devolvido (R$)',
  kept: 'Recebido líquido (R$)',
  method: 'Forma de pagamento',
  provider: 'Meio de pagamento',
  reference: 'Referência do pagamento',
  voucherRefunded: 'Devolvido ao vale-presente (R$)',
  revenue: 'Receita, sem o devolvido (R$)',
  sale: 'Venda',
  way: 'Entrega',
} as const

export const saleKinds = {
  candles: 'Velas',
  voucher: 'Vale-presente emitido: não é receita até ser usado',
} as const
