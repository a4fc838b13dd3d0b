import { arrivalWords } from '#delivery/calendar/copy/delivery-day.ts'
import { movedWords, slotWords } from '#delivery/calendar/copy/delivery-slot.ts'
import type { ArrivalDays, PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { formatDeadline } from '#platform/domain/sao-paulo-time.ts'
import { joinList } from '#ui/copy/ui.ts'

interface SentOrder {
  readonly customerName: string
  readonly items: readonly { name: string; variantName: string | null; quantity: number }[]
  readonly promise: PromisedSlot | null
  readonly moved: { readonly from: PromisedSlot | null } | null
  readonly arrives: ArrivalDays | null
  readonly deliveryWay: string
  readonly pickupCode: string | null
  readonly totalAmount: Centavos
  readonly shippingAmount: Centavos
  readonly pixDiscountAmount: Centavos
  readonly createdAt: Date
  readonly payUntil: Date | null
}

export const adminOrderLinkCopy = {
  crumb: 'Link para pagar',
  made: (number: string) => `Anotado: ${number}`,
  title: (number: string) => `Pedido ${number}`,
  send: {
    title: (name: string) => `Agora mande para ${name}`,
    lead: 'Abre a conversa com o recado pronto. Quem tem o link paga sem cadastro, por Pix ou cartão.',
    whatsapp: 'Mandar pelo WhatsApp',
    noPhone: 'O pedido está sem telefone: copie o recado e mande por onde vocês conversam.',
    copy: 'Copiar o recado',
    copyLink: 'Copiar só o link',
    pixCode: 'Mandar só o código Pix',
    copyPixCode: 'Copiar só o código Pix',
    pixCodeHint: 'O código vai sozinho numa mensagem: é só tocar, copiar e colar no banco.',
    hint: 'O link mostra as velas, o valor e o dia, e nada sobre a pessoa. Se o telefone for corrigido, o link antigo deixa de funcionar: mande o novo.',
  },
  waiting: {
    title: 'Esperando o pagamento',
    until: (until: string) => `Até ${until}. Depois disso as velas voltam ao estoque.`,
  },
  paid: { title: 'Pago', text: 'O link agora mostra o andamento do pedido.' },
  over: { title: 'O prazo terminou', text: 'Não é mais possível pagar por este link.' },
  next: {
    title: 'E agora',
    see: 'Ver o que o cliente vê',
    order: 'Abrir o pedido',
    another: 'Anotar outro pedido',
  },
  button: 'Mandar pelo WhatsApp',
  buttonHint: (until: string) => `Recado com o link para pagar sem cadastro, até ${until}.`,
  notFound: { title: 'Pedido não encontrado', text: 'Só os pedidos anotados por você têm link para pagar.' },
  loadFailed: 'Erro ao carregar o pedido',
  message(order: SentOrder, link: string): string {
    const candles = order.items.map(
      ({ quantity, name, variantName }) => `${quantity} ${name}${variantName ? ` ${variantName}` : ''}`,
    )
    const [firstName = ''] = order.customerName.trim().split(/\s+/)
    return [
      `Oi, ${firstName}! Anotei: ${joinList(candles)}.`,
      order.moved ? movedWords(order.moved, { ...order, expectedDay: null }) : '',
      whenWords(order),
      // The pickup code is shown only after payment.
      order.pickupCode && !order.payUntil ? `O código para retirar é ${order.pickupCode}.` : '',
      sumWords(order),
      order.payUntil
        ? `Pague aqui, sem cadastro, até ${formatDeadline(order.payUntil, order.createdAt)}: ${link}`
        : `Acompanhe por aqui: ${link}`,
    ]
      .filter(Boolean)
      .join(' ')
  },
} as const

function whenWords({ promise, arrives, deliveryWay }: SentOrder): string {
  if (arrives) return `Chega ${arrivalWords(arrives)}.`
  if (deliveryWay === 'handed') return 'As velas já estão com você.'
  if (!promise) return 'O dia a gente combina.'
  const slotText = slotWords(promise)
  return deliveryWay === 'pickup' ? `Fica pronto para retirar ${slotText}.` : `Chega ${slotText}.`
}

/** Shows both prices if Pix has a discount, because the link accepts either method. */
function sumWords({ totalAmount, pixDiscountAmount, shippingAmount, payUntil }: SentOrder): string {
  const delivery = shippingAmount > 0 ? ' com a entrega' : ''
  if (pixDiscountAmount === 0 || !payUntil) return `São ${formatBrl(totalAmount)}${delivery}.`
  const byCard = formatBrl(totalAmount + pixDiscountAmount)
  return `São ${formatBrl(totalAmount)} no Pix ou ${byCard} no cartão${delivery}.`
}
