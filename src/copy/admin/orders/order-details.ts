import { orderRefusals, orderStatusLabels, statusLabel } from '#copy/orders/orders.ts'

export const orderDetailsCopy = {
  title: (order: string) => `Pedido ${order}`,
  customer: 'Cliente',
  cpf: 'CPF na nota:',
  allOrders: 'Ver tudo o que comprou',
  correct: 'Corrigir endereço e contato',
  correctContact: 'Corrigir contato',
  address: 'Endereço de entrega',
  items: 'Itens',
  changeItems: 'Mudar itens',
  each: 'cada',
  subtotal: 'Produtos',
  pixDiscount: 'Desconto no Pix',
  coupon: 'Cupom',
  shipping: 'Frete',
  free: 'Grátis',
  total: 'Total',
  notes: 'Notas internas',
  tracking: 'Código de rastreio',
  noTracking: 'ainda sem código',
  estimated: (day: string) => `Previsão de entrega: ${day}`,
  pickupStatuses: `Na retirada, '${orderStatusLabels.shipped}' é ${statusLabel('shipped', 'pickup').toLowerCase()} e '${orderStatusLabels.delivered}' é ${statusLabel('delivered', 'pickup').toLowerCase()}.`,
  close: 'Fechar',
  edit: 'Editar pedido',
  slip: 'Imprimir etiqueta',
  mail: 'E-mails',
  timeline: 'Linha do tempo',
  by: (name: string) => `por ${name}`,
  payment: {
    title: 'Pagamento',
    paid: (amount: string, when: string) => `${amount}, pago ${when}`,
    refunded: (amount: string, when: string) => `${amount}, reembolsado ${when}`,
    waiting: 'O cliente ainda pode pagar.',
    declined: (reason: string) => `Última recusa: ${reason}`,
    identifier: (txid: string) => `identificador ${txid}`,
    copyReference: 'Copiar código para buscar no painel',
    refundDue: 'O reembolso já foi pedido e sai assim que a operadora responder.',
    refund: 'Reembolsar',
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
  notesHint: 'Só a equipe lê, e quem comprou, se baixar os próprios dados. Nunca saem na etiqueta.',
  conflict: {
    title: 'Este pedido foi editado em outra janela',
    text: 'Nada foi sobrescrito, e o que você digitou continua aqui. Veja o que mudou e escolha:',
    line: (name: string, when: string) => `${name}, em ${when}`,
    keepMine: 'Salvar a minha versão',
    takeTheirs: 'Descartar e ver a versão nova',
  },
  save: 'Salvar',
  saving: 'Salvando...',
} as const

/** Before a status is set that the order's state speaks against. */
export const statusQuestionCopy = {
  title: (order: string) => `Mudar o status de ${order}?`,
  moved: (seen: string, now: string) =>
    `Este pedido mudou desde que você abriu a página: estava como ${seen} e agora está como ${now}.`,
  refunded: 'O pagamento deste pedido já foi reembolsado.',
  unpaid: 'O pagamento deste pedido ainda não foi confirmado.',
  disputed:
    'O pagamento deste pedido foi contestado ou está sob suspeita de fraude. Veja o painel da operadora antes de enviar.',
  detail: (to: string) => `Se confirmar, ele passa para ${to} e o cliente é avisado por e-mail.`,
  confirm: (to: string) => `Mudar para ${to}`,
  confirming: 'Mudando...',
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
  byHand: orderRefusals['by-hand'],
  confirm: 'Cancelar pedido',
  confirming: 'Cancelando...',
  back: 'Voltar',
} as const

/** Toasts of the order management; the quoted ones as the specification has them. */
export const orderToasts = {
  statusChanged: 'Status do pedido atualizado com sucesso',
  changedTo: (order: string, status: string) => `${order}: ${status}`,
  statusFailed: 'Erro ao atualizar status do pedido',
  /** To a helper, where the money is in doubt or the order is none of hers. */
  askOwner: 'Este pedido precisa de uma decisão. Fale com quem administra a loja.',
  costSaved: { title: 'Custo atualizado', text: 'Custo real do frete foi salvo com sucesso' },
  costFailed: 'Erro ao atualizar custo do frete',
  orderSaved: 'Pedido atualizado com sucesso',
  orderFailed: 'Erro ao salvar pedido',
  refunded: 'Reembolso',
  refundFailed: 'Erro ao reembolsar pedido',
  /** A failed attempt and its reason, in one sentence. */
  withReason: (failure: string, reason: string) => `${failure}. ${reason}`,
} as const

/** The audit trail's words for what was done to an order. */
export const orderAuditWords = {
  actions: {
    status: 'Status alterado',
    'status-undone': 'Mudança de status desfeita',
    packed: 'Marcado como embalado',
    unpacked: 'Voltou para embalar',
    edit: 'Pedido editado',
    correct: 'Endereço ou contato corrigido',
    items: 'Itens alterados',
    'courier-cost': 'Custo real do frete informado',
    refund: 'Reembolso pedido',
    'pix-confirmed': 'Pix conferido no banco',
    'pix-taken-back': 'Confirmação do Pix desfeita',
    'made-by-hand': 'Pedido anotado',
  },
  fields: {
    status: 'Status',
    trackingNumber: 'Código de rastreio',
    notes: 'Notas internas',
    shippingActualCost: 'Custo real',
    refund: 'Valor',
    pix: 'Valor recebido',
    paymentStatus: 'Pagamento',
    customerName: 'Nome',
    customerEmail: 'E-mail',
    customerPhone: 'Telefone',
    receiverName: 'Quem recebe o presente',
    receiverPhone: 'Telefone de quem recebe',
    line1: 'Endereço',
    line2: 'Complemento e bairro',
    city: 'Cidade',
    state: 'Estado',
    postal_code: 'CEP',
    totalAmount: 'Total',
    freightOfAddress: 'Frete (cobrado e do novo endereço)',
  },
} as const

/** When an order was promised, and its change by the owner. */
export const deliveryPanelCopy = {
  title: 'Dia e turno',
  none: 'Sem dia marcado',
  ways: {
    courier: 'Motoboy',
    arranged: 'Combinada com o cliente',
    pickup: 'Retirada no ateliê',
    handed: 'Entregue em mãos',
  },
  other: 'Mudar para',
  save: 'Mudar e avisar',
  saving: 'Mudando...',
  done: 'Dia remarcado, o cliente recebe um e-mail',
  failed: { title: 'Não mudamos o dia', text: 'O pedido continua como estava.' },
} as const
