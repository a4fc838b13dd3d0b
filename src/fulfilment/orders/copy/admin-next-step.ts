import { shortSlotWords } from '#delivery/calendar/copy/delivery-slot.ts'
import type { DeliveryWay, PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import { onDay } from '#orders/copy/order-headline.ts'
import { statusLabel } from '#orders/copy/orders.ts'
import type { NextStep } from '#orders/domain/next-step.ts'
import type { OrderStatus, PaymentStatus } from '#orders/domain/order-status.ts'
import { leftToRefund } from '#orders/domain/plan-refund.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { formatDeadline, isoDay } from '#platform/domain/sao-paulo-time.ts'
import { dayAndTime } from '#ui/copy/calendar.ts'

interface StepFacts {
  readonly nextStep: NextStep
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly deliveryWay: DeliveryWay
  readonly items: readonly { quantity: number }[]
  readonly gift: { message: string } | null
  readonly promise: PromisedSlot | null
  readonly readyOn: string | null
  readonly pickupCode: string | null
  readonly paymentReference: string | null
  readonly totalAmount: number
  readonly refundedAmount: number
  readonly voucherAmount: number
  readonly voucherRefundedAmount: number
  readonly payUntil: Date | null
  readonly shippedAt: Date | null
  readonly deliveredAt: Date | null
}

interface StepWords {
  readonly title: string
  readonly text?: string | undefined
}

export function nextStepWords(order: StepFacts, now: Date): StepWords {
  return stepWords[order.nextStep](order, now)
}

const stepWords: Readonly<Record<NextStep, (order: StepFacts, now: Date) => StepWords>> = {
  'answer-return': () => ({
    title: 'Responder a quem comprou',
    text: 'A solicitação está logo abaixo.',
  }),
  'send-replacement': () => ({
    title: 'Mandar a outra vela',
    text: 'O dia prometido está logo abaixo.',
  }),
  'collect-return': () => ({
    title: 'Buscar as velas',
    text: 'O dia da coleta está logo abaixo.',
  }),
  'refund-otherwise': () => ({
    title: 'Devolver de outro jeito',
    text: 'A operadora não conseguiu devolver. Pague por outro caminho e registre aqui.',
  }),
  refund: (order) => ({
    title: 'Devolver o dinheiro',
    text: `O pedido foi cancelado e ${formatBrl(leftToRefund(order))} ainda está com a loja.`,
  }),
  'await-refund': () => ({
    title: 'Reembolso a caminho',
    text: 'O reembolso já foi solicitado e sai assim que a operadora responder.',
  }),
  'confirm-pix': ({ totalAmount, paymentReference, payUntil }, now) => ({
    title: 'Conferir o Pix',
    text: `Procure ${formatBrl(totalAmount)} no extrato${paymentReference ? `, identificador ${paymentReference}` : ''}.${heldUntil(payUntil, now)}`,
  }),
  'await-payment': ({ payUntil }, now) => ({
    title: 'Esperar o pagamento',
    text: heldUntil(payUntil, now).trim(),
  }),
  'await-batch': ({ readyOn }, now) => ({
    title: 'Esperar a leva',
    text: readyOn ? `A última vela fica pronta ${onDay(readyOn, isoDay(now))}.` : undefined,
  }),
  pack: (order, now) => ({ title: withDay('Embalar', order, now), text: describeContents(order) }),
  dispatch: (order, now) => ({
    title: withDay(dispatchTitles[order.deliveryWay] ?? 'Enviar', order, now),
    text: `Embalado: ${describeContents(order)}`,
  }),
  'make-ready': (order, now) => ({
    title: withDay('Deixar pronto', order, now),
    text: `Embalado: ${describeContents(order)}`,
  }),
  deliver: ({ shippedAt }, now) => ({
    title: 'Confirmar a entrega',
    text: shippedAt ? `Saiu ${dayAndTime(shippedAt, now)}.` : undefined,
  }),
  'hand-over': ({ pickupCode }) => ({
    title: 'Entregar a quem vem retirar',
    text: pickupCode ? `Confira o código ${pickupCode}.` : undefined,
  }),
  nothing: nothingToDo,
}

const dispatchTitles: Partial<Record<DeliveryWay, string>> = {
  courier: 'Entregar ao motoboy',
  carrier: 'Postar',
}

const heldUntil = (payUntil: Date | null, now: Date) =>
  payUntil ? ` As velas ficam reservadas até ${formatDeadline(payUntil, now)}.` : ''

function withDay(step: string, { promise }: StepFacts, now: Date): string {
  return promise ? `${step}: ${shortSlotWords(promise, isoDay(now))}` : step
}

function describeContents({ items, gift }: StepFacts): string {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const candles = units === 1 ? '1 vela' : `${units} velas`
  if (!gift) return candles
  return `${candles}, presente ${gift.message ? 'com cartão' : 'sem cartão'}`
}

function nothingToDo({ status, paymentStatus, deliveryWay, deliveredAt }: StepFacts, now: Date): StepWords {
  const title = statusLabel(status, deliveryWay)
  if (status === 'delivered')
    return {
      title,
      text: deliveredAt ? `Nada a fazer: foi ${dayAndTime(deliveredAt, now)}.` : 'Nada a fazer.',
    }
  if (status === 'cancelled') return { title, text: 'Nada a fazer neste pedido.' }
  if (paymentStatus === 'refunded')
    return { title: 'Dinheiro devolvido', text: 'Nada a fazer. Se as velas ainda vão sair, mude o status.' }
  return {
    title: 'Sem pagamento confirmado',
    text: 'Nada a fazer. Se o dinheiro chegou por outro caminho, mude o status.',
  }
}

export const nextStepCopy = {
  pack: 'Embalei',
  packing: 'Marcando...',
  packOf: (order: string) => `Embalei ${order}`,
  steps: {
    dispatch: { courier: 'Saiu com o motoboy', other: 'Saiu para entrega' },
    'make-ready': 'Está pronto',
    deliver: 'Foi entregue',
    'hand-over': 'Foi retirado',
  },
  post: 'Ir para Postar',
  stepOf: (step: string, order: string) => `${step}: ${order}`,
  packFailed: 'Não foi possível marcar o pedido.',
  pix: 'Caiu na conta',
  pixOf: (order: string) => `O Pix de ${order} caiu na conta`,
  remind: 'Lembrar pelo WhatsApp',
  write: 'Escrever por e-mail',
  batches: 'Ver as levas',
  answer: 'Ver e responder',
  see: 'Ver a troca ou a coleta',
  refund: 'Reembolsar',
  other: 'Outra coisa aconteceu',
  unpack: 'Voltar para embalar',
  moveDay: 'Mudar o dia',
  statusHint: 'Para cancelar ou voltar um passo, mude o status no topo da página.',
} as const
