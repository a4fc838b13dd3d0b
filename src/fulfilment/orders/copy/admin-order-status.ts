/** Before a status is set that the order's state speaks against. */
export const statusQuestionCopy = {
  title: (order: string) => `Mudar o status de ${order}?`,
  moved: (seen: string, now: string) =>
    `Este pedido mudou desde que você abriu a página: estava como ${seen} e agora está como ${now}.`,
  refunded: 'O pagamento deste pedido já foi reembolsado.',
  unpaid: 'O pagamento deste pedido ainda não foi confirmado.',
  disputed:
    'O pagamento deste pedido foi contestado ou está sob suspeita de fraude. Veja o painel da operadora antes de enviar.',
  detail: (to: string) => `Se confirmar, ele passa para ${to}. Se o pedido tem e-mail, o cliente é avisado.`,
  confirm: (to: string) => `Mudar para ${to}`,
  confirming: 'Mudando...',
} as const

/** Toasts of the order management; the quoted ones as the specification has them. */
export const orderToasts = {
  statusChanged: 'Status do pedido atualizado com sucesso',
  changedTo: (order: string, status: string) => `${order}: ${status}`,
  statusFailed: 'Erro ao atualizar status do pedido',
  /** To a helper, where the money is in doubt or the order is none of theirs. */
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
