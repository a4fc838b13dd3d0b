import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { OrderEventKind } from '#domain/orders/order-timeline.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'

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
