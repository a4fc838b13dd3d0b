import { pickupCopy } from '#delivery/calendar/copy/pickup.ts'
import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import type { MissingUnits } from '#orders/domain/missing-units.ts'
import type { OrderStatus, PaymentStatus } from '#orders/domain/order-status.ts'
import type { OrderEventKind } from '#orders/domain/order-timeline.ts'
import type { PaidWith, PaymentProvider } from '#platform/domain/payment-method.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'
import { joinList } from '#ui/copy/ui.ts'

/** Eleven digits may be valid both as a CPF and as a phone number. */
export const pixKeyUnclear =
  'Este número pode ser um CPF ou um celular. Se for celular, escreva com +55 na frente; se for CPF, com os pontos: 000.000.000-00.'

/** Labels are quoted from the specification. */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  pending: 'Pendente',
  processing: 'Processando',
  shipped: 'Enviado',
  delivered: 'Entregue',
  cancelled: 'Cancelado',
}

const pickupStatusLabels: Partial<Record<OrderStatus, string>> = {
  shipped: pickupCopy.ready,
  delivered: pickupCopy.collected,
}

export function statusLabel(status: OrderStatus, way: DeliveryWay): string {
  return (way === 'pickup' && pickupStatusLabels[status]) || orderStatusLabels[status]
}

export const paymentStatusLabels: Readonly<Record<'customer' | 'admin', Record<PaymentStatus, string>>> = {
  customer: { pending: 'Pendente', paid: 'Pago', failed: 'Falhou', refunded: 'Reembolsado' },
  admin: { pending: 'Pendente', paid: 'Pago', failed: 'Falhado', refunded: 'Reembolsado' },
}

const orderEventLabels: Readonly<Record<OrderEventKind, string>> = {
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
  'partly-refunded': 'Parte do valor devolvida',
  'payment-method-changed': 'Forma de pagamento trocada',
  'payment-claimed': 'Cliente avisou que pagou o Pix',
  'pix-confirmed': 'Pix conferido no banco',
  'payment-taken-back': 'Confirmação do Pix desfeita',
  'coupon-gone': 'O cupom já foi usado em outro pedido: o valor será devolvido',
  'voucher-gone': 'O saldo do vale já foi usado em outro pedido: o valor será devolvido',
  'refund-failed': 'Reembolso não concluído: vamos devolver de outro jeito',
  'dispute-won': 'Contestação encerrada a favor da loja',
  'dispute-lost': 'Contestação perdida: o banco devolveu o dinheiro',
  'delivery-moved': 'Entrega remarcada',
  'mail-resent': 'E-mail enviado de novo',
  'message-sent': 'Mensagem enviada ao cliente',
  'delivery-changed': 'Dia e turno alterados',
  corrected: 'Endereço ou contato corrigido',
  'items-changed': 'Itens alterados',
  'withdrawal-asked': 'Desistência pedida',
  'trouble-told': 'Problema relatado',
  'return-kept': 'Devolução desfeita',
  'return-arranged': 'Coleta combinada',
  'return-received': 'Velas de volta ao ateliê',
  'return-exchanged': 'Troca combinada',
  'replacement-sent': 'A outra vela saiu do ateliê',
  'return-declined': 'Relato respondido',
}

const pickupEventLabels: Partial<Record<OrderEventKind, string>> = {
  'delivery-moved': 'Retirada remarcada',
  corrected: 'Contato corrigido',
}

const pixExpired = 'O código Pix expirou'

export function eventLabel(
  event: { kind: OrderEventKind; status?: OrderStatus | null; reason?: string | null },
  { deliveryWay, paymentMethod }: { deliveryWay: DeliveryWay; paymentMethod: PaidWith },
): string {
  const { kind, status, reason } = event
  if (kind === 'status-changed' && status) return statusLabel(status, deliveryWay)
  if (kind === 'expired' && paymentMethod === 'pix') return pixExpired
  // Older versions of the shop recorded an expired Pix code as a decline.
  if (kind === 'payment-declined' && reason === 'pix-expired') return pixExpired
  return (deliveryWay === 'pickup' && pickupEventLabels[kind]) || orderEventLabels[kind]
}

export const paymentMethodLabels: Readonly<Record<PaidWith, string>> = {
  pix: 'Pix',
  card: 'Cartão',
  cash: 'Dinheiro',
  voucher: 'Vale-presente',
}

export const paymentProviderLabels: Readonly<Record<PaymentProvider, string>> = {
  stripe: 'Stripe',
  offline: 'Pagamento de teste',
  'pix-key': 'Sua chave Pix',
  'by-hand': 'Recebido por você',
  voucher: 'Vale-presente',
}

export const orderRefusals = {
  'order-not-found': 'Pedido não encontrado',
  'session-invalid': 'Sessão inválida',
  'not-waiting': 'Este pedido não está aguardando pagamento.',
  'already-paid': 'O pagamento já foi confirmado, por isso o pedido não foi cancelado.',
  'voucher-gone':
    'O saldo do vale-presente deste pedido já foi usado em outra compra: o pedido não pode ser retomado.',
  'voucher-spent': 'O vale deste pedido já foi usado, e o que foi gasto não pode ser devolvido aqui.',
  'voucher-only-whole': 'Um vale-presente é devolvido inteiro.',
  'say-if-units-return': 'O pedido já saiu. As velas voltaram para o estoque?',
  'not-paid': 'Este pedido não tem pagamento para reembolsar.',
  'paid-elsewhere': 'Este pagamento não passou pelo site. Faça o reembolso por onde ele foi recebido.',
  'not-refundable': 'A operadora recusou o reembolso. Confira o pagamento no painel dela.',
  'by-hand': 'Este dinheiro está com você, não com a operadora. Devolva e registre a devolução aqui.',
  'not-by-hand': 'Este pagamento passou pela operadora: o reembolso é feito por ela.',
  'refund-no-amount': 'Informe quanto devolver.',
  'refund-wrong-lines': 'Confira as quantidades: não dá para devolver mais do que foi comprado.',
  'refund-too-much': 'O valor passa do que ainda pode ser devolvido deste pedido.',
  'refund-changed': 'Algo foi devolvido em outra janela. Confira os valores e tente de novo.',
  'withdrawal-not-possible':
    'Não dá mais para desistir deste pedido: o prazo terminou ou o dinheiro já está voltando.',
  'order-has-left':
    'O pedido acabou de sair do ateliê. Você ainda pode desistir: informe como as velas voltam.',
  'return-open': 'Já recebemos a sua solicitação e estamos cuidando dela.',
  'return-changed': 'Este pedido mudou em outra janela. Confira como ele está e tente de novo.',
  'return-not-open': 'Não há nada esperando resposta aqui. A página foi atualizada.',
  'return-nothing-chosen': 'Escolha quantas velas você quer devolver.',
  'return-worth-nothing':
    'Nada foi pago por estas velas. Para receber o frete de volta, devolva o pedido inteiro.',
  'nothing-to-give-back':
    'O cupom cobriu todo o valor destas velas: não há o que devolver, mas podemos enviar outra.',
  'complaint-not-possible':
    'Não dá para relatar um problema neste pedido: ele ainda não saiu ou o prazo já passou.',
  'too-many-photos': 'Envie até quatro fotos.',
  'photos-not-stored':
    'As fotos não chegaram. O que você escreveu continua aqui: tente de novo, ou envie sem elas.',
  'complaint-kind-missing': 'Conte o que aconteceu com as velas.',
  'too-many': 'Você já enviou vários relatos. Espere um pouco e tente de novo.',
  'exchange-out-of-stock': 'Não há outra no estoque. Devolva o dinheiro ou espere a próxima leva.',
  'answer-missing': 'Escreva a resposta: o cliente vai ler.',
  'pix-key-unclear': pixKeyUnclear,
  'pix-key-missing': 'Informe uma chave Pix válida: CPF, CNPJ, telefone, e-mail ou chave aleatória.',
  'collection-day-missing': 'Escolha o dia da coleta, de hoje em diante.',
  'replacement-day-missing': 'Escolha o dia da outra vela, de hoje em diante.',
  'newer-version': 'Este pedido foi editado em outra janela. O que você digitou continua aqui.',
  'delivery-fixed': 'O prazo para mudar o dia desta entrega já passou. Fale com a gente.',
  'order-left': 'O pedido já saiu ou foi cancelado: os dados não podem mais ser alterados.',
  'invalid-cost': 'Informe um valor entre R$ 0,00 e R$ 10.000,00.',
  'no-such-mail': 'Este e-mail não vale mais: o pedido mudou depois dele.',
  'no-email': 'Este pedido não tem e-mail de cliente.',
  'customer-gone': 'Quem comprou excluiu a conta e não recebe mais e-mails.',
  'message-empty': 'Escreva um assunto e uma mensagem.',
  'subject-broken': 'O assunto é uma linha só: tire a quebra de linha.',
} as const

export function reopenRefusal(items: readonly MissingUnits[]): string {
  const short = items.map(
    ({ name, requested, available }) => `${name} (precisa de ${requested}, há ${available})`,
  )
  return `Não há unidades suficientes para reabrir este pedido: ${joinList(short)}.`
}

export const reorderCopy = {
  added: (name: string, quantity: number) =>
    quantity === 1 ? `${name} adicionada ao carrinho` : `${name}: ${quantity} adicionadas ao carrinho`,
  alreadyThere: (name: string) => `${name} já está no carrinho`,
  leftOut: {
    unavailable: (name: string) => `${name} não está mais à venda`,
    'out-of-stock': (name: string) => `${name} está fora de estoque`,
  },
} as const

export const curesUntil = (readyOn: string) => `Em cura até ${dayAndMonth(readyOn)}`
