import { describeArrival } from '#delivery/calendar/copy/delivery-slot.ts'
import type { PromisedSlot } from '#delivery/calendar/domain/shifts.ts'

interface Arriving {
  readonly promise: PromisedSlot | null
  readonly expectedDay: string | null
}

/** Anyone with the link sees these texts, so they must not contain personal data. */
export const orderLinkCopy = {
  title: 'Seu pedido',
  waiting: 'Suas velas estão reservadas',
  arrival: (order: Arriving, isPickup: boolean) => {
    const arrival = describeArrival(order)
    if (!arrival) return 'O dia fica combinado com você'
    return isPickup ? `Pronto para retirar ${arrival}` : `Chega ${arrival}`
  },
  delivered: 'Pedido entregue',
  paid: {
    mark: 'Pagamento recebido',
    text: 'Obrigada! Este link continua mostrando como está o seu pedido.',
  },
  over: {
    card: {
      title: 'O prazo deste pagamento terminou',
      text: 'Nada foi cobrado, e o pedido foi encerrado. Se ainda quiser, é só chamar a gente.',
    },
    pix: {
      title: 'O prazo deste pagamento terminou',
      text: 'Se você pagou no último instante, não pague de novo: esta página muda sozinha assim que o banco confirmar. Se não pagou, nada foi cobrado, e o pedido foi encerrado.',
    },
    'own-key': {
      title: 'O prazo deste pagamento terminou',
      text: 'Se você já pagou, não pague de novo: esta página muda assim que virmos o seu Pix. Se não pagou, nada foi cobrado, e o pedido foi encerrado.',
    },
    cancelled: {
      title: 'Este pedido foi cancelado',
      text: 'Não há nada a pagar. Se foi engano, é só chamar a gente.',
    },
    returning: {
      title: 'Este pedido foi cancelado',
      text: 'O valor pago volta para quem pagou. Se tiver dúvida, é só chamar a gente.',
    },
    refunded: {
      title: 'O valor deste pedido foi devolvido',
      text: 'Ele volta para quem pagou, conforme o prazo do banco.',
    },
  },
  none: {
    title: 'Este link não abre nenhum pedido',
    text: 'Confira se o link está completo. Se o telefone do pedido mudou, peça um link novo à loja.',
  },
  tooMany: { title: 'Muitas tentativas' },
  contact: {
    wrong: 'Algo errado?',
    whatsapp: 'Chamar a loja no WhatsApp',
    mail: 'Escrever para a loja',
    phone: (phone: string) => `Ligar para ${phone}`,
  },
  noAccount: 'Não é preciso ter conta nem senha.',
  account: {
    text: 'Quer comprar outra vez sem digitar o endereço? Crie uma conta quando quiser; este pedido não precisa dela.',
    action: 'Criar uma conta',
  },
} as const

export type OrderLinkEnd = keyof typeof orderLinkCopy.over
