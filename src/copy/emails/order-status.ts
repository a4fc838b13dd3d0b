import type { EmailData } from '#domain/email.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'

export interface StatusWords {
  subject: (number: string) => string
  preheader: string
  title: (name: string) => string
  text: string
}

const orderStatusUpdate: Readonly<Record<OrderStatus, StatusWords>> = {
  pending: {
    subject: (number) => `Seu pedido ${number} está aguardando`,
    preheader: 'Avisamos assim que houver novidade.',
    title: (name) => `Seu pedido está aguardando, ${name}`,
    text: 'O seu pedido voltou a ficar pendente. Você não precisa fazer nada agora: avisamos assim que houver novidade.',
  },
  processing: {
    subject: (number) => `Estamos preparando seu pedido ${number}`,
    preheader: 'As suas velas estão sendo embrulhadas.',
    title: (name) => `Estamos preparando tudo, ${name}`,
    text: 'As suas velas já estão na bancada do ateliê, sendo conferidas e embrulhadas uma a uma. Quando saírem para a entrega, avisamos por aqui.',
  },
  shipped: {
    subject: (number) => `Seu pedido ${number} saiu para entrega`,
    preheader: 'As suas velas estão a caminho.',
    title: (name) => `As suas velas estão a caminho, ${name}`,
    text: 'O pedido saiu do ateliê. Deixe alguém por perto para receber: vela não gosta de esperar no sol.',
  },
  delivered: {
    subject: (number) => `Seu pedido ${number} foi entregue`,
    preheader: 'Agora é só acender.',
    title: (name) => `Chegou, ${name}`,
    text: 'O seu pedido foi entregue. Se algo não veio como deveria, responda este e-mail que a gente resolve.',
  },
  cancelled: {
    subject: (number) => `Seu pedido ${number} foi cancelado`,
    preheader: 'Se houve pagamento, o valor volta para o seu cartão.',
    title: (name) => `Seu pedido foi cancelado, ${name}`,
    text: 'O pedido foi cancelado. Se ele já estava pago, o valor volta para o mesmo cartão e enviamos outro e-mail assim que o reembolso for feito. Ficou com dúvida? Responda este e-mail.',
  },
}

/** The same steps where she fetches it at the workshop. */
const pickupStatusUpdate: Partial<Record<OrderStatus, StatusWords>> = {
  processing: {
    ...orderStatusUpdate.processing,
    text: 'As suas velas já estão na bancada do ateliê, sendo conferidas e embrulhadas uma a uma. Quando estiverem prontas para retirar, avisamos por aqui.',
  },
  shipped: {
    subject: (number) => `Seu pedido ${number} está pronto para retirar`,
    preheader: 'As suas velas esperam por você no ateliê.',
    title: (name) => `Pode vir buscar, ${name}`,
    text: 'As suas velas estão prontas e esperam por você no ateliê. Na porta, mostre o código de retirada.',
  },
  delivered: {
    subject: (number) => `Seu pedido ${number} foi retirado`,
    preheader: 'Agora é só acender.',
    title: (name) => `Boas velas, ${name}`,
    text: 'O seu pedido foi retirado no ateliê. Se algo não está como deveria, responda este e-mail que a gente resolve.',
  },
}

export function statusWords({ status, pickupCode }: EmailData<'order-status-update'>): StatusWords {
  return (pickupCode && pickupStatusUpdate[status]) || orderStatusUpdate[status]
}
