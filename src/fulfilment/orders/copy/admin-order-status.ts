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

/** The specification prescribes the exact wording of some toasts. */
export const orderToasts = {
  statusChanged: 'Status do pedido atualizado com sucesso',
  changedTo: (order: string, status: string) => `${order}: ${status}`,
  statusFailed: 'Erro ao atualizar status do pedido',
  askOwner: 'Este pedido precisa de uma decisão. Fale com quem administra a loja.',
  costSaved: { title: 'Custo atualizado', text: 'Custo real do frete foi salvo com sucesso' },
  costFailed: 'Erro ao atualizar custo do frete',
  orderSaved: 'Pedido atualizado com sucesso',
  orderFailed: 'Erro ao salvar pedido',
  refunded: 'Reembolso',
  refundFailed: 'Erro ao reembolsar pedido',
  withReason: (failure: string, reason: string) => `${failure}. ${reason}`,
} as const
