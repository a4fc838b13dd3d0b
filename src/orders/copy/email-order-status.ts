import type { CancelledMoney } from '#orders/domain/order-emails.ts'
import type { OrderStatus } from '#orders/domain/order-status.ts'
import type { EmailData } from '#platform/mail/email.ts'

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
    preheader: 'O seu pedido está em preparo.',
    title: (name) => `Estamos preparando tudo, ${name}`,
    text: 'As suas velas estão em preparo. Quando saírem para a entrega, avisamos por aqui.',
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
    text: 'O seu pedido foi entregue. Se algo não veio como deveria, responda a este e-mail que a gente resolve.',
  },
  cancelled: {
    subject: (number) => `Seu pedido ${number} foi cancelado`,
    preheader: 'Ficou com dúvida? Responda a este e-mail.',
    title: (name) => `Seu pedido foi cancelado, ${name}`,
    text: cancelledText('Se houver reembolso, enviamos outro e-mail assim que ele for feito.'),
  },
}

function cancelledText(money: string): string {
  return `O pedido foi cancelado. ${money} Ficou com dúvida? Responda a este e-mail.`
}

const cancelledMoney: Readonly<Record<CancelledMoney, { preheader: string; text: string }>> = {
  unpaid: { preheader: 'Nada foi cobrado.', text: 'Nada foi cobrado.' },
  'unpaid-pix': {
    preheader: 'Não pague mais o código Pix deste pedido.',
    text: 'Não recebemos nenhum pagamento. Não pague mais o código Pix deste pedido; se você já pagou, responda a este e-mail com o comprovante, e devolvemos o valor.',
  },
  refunded: { preheader: 'O valor já foi devolvido.', text: 'O valor que você pagou já foi devolvido.' },
  kept: {
    preheader: 'Se houver reembolso, avisamos por e-mail.',
    text: 'O valor pago não foi devolvido com o cancelamento. Se houver reembolso, enviamos outro e-mail assim que ele for feito.',
  },
  card: {
    preheader: 'O valor volta para o seu cartão.',
    text: 'O valor volta para o mesmo cartão usado na compra, e enviamos outro e-mail assim que o reembolso for feito.',
  },
  pix: {
    preheader: 'O valor volta por Pix.',
    text: 'O valor volta por Pix, para a conta de onde ele veio, e enviamos outro e-mail assim que o reembolso for feito.',
  },
  voucher: {
    preheader: 'O valor volta para o vale-presente.',
    text: 'O valor volta para o saldo do vale-presente, e enviamos outro e-mail assim que ele estiver lá.',
  },
  'with-voucher': {
    preheader: 'O valor volta como foi pago, com a parte do vale-presente.',
    text: 'O valor volta do jeito que foi pago: uma parte em dinheiro, a outra para o saldo do vale-presente. Enviamos outro e-mail, com os dois valores, assim que o reembolso for feito.',
  },
  'own-key': {
    preheader: 'Devolvemos o valor por Pix.',
    text: 'Devolvemos o valor por Pix, da conta da loja para a conta de onde ele veio, e enviamos outro e-mail assim que o Pix for feito.',
  },
  'by-hand': {
    preheader: 'Combinamos com você a devolução do valor.',
    text: 'Como o pagamento foi feito direto para nós, combinamos com você como devolver o valor.',
  },
}

const pickupStatusUpdate: Partial<Record<OrderStatus, StatusWords>> = {
  processing: {
    ...orderStatusUpdate.processing,
    text: 'As suas velas estão em preparo. Quando estiverem prontas para retirar, avisamos por aqui.',
  },
  shipped: {
    subject: (number) => `Seu pedido ${number} está pronto para retirar`,
    preheader: 'As suas velas esperam por você no ateliê.',
    title: (name) => `Pode vir retirar, ${name}`,
    text: 'As suas velas estão prontas e esperam por você no ateliê. Na porta, mostre o código de retirada.',
  },
  delivered: {
    subject: (number) => `Seu pedido ${number} foi retirado`,
    preheader: 'Agora é só acender.',
    title: (name) => `Aproveite, ${name}`,
    text: 'O seu pedido foi retirado no ateliê. Se algo não está como deveria, responda a este e-mail que a gente resolve.',
  },
}

const withCode = 'Acompanhe pelo código de rastreio: a primeira atualização pode levar algumas horas.'
const withoutCode = 'Quando tivermos o código de rastreio, ele aparece na página do pedido.'

const sentWords = (carrier: string, hasCode: boolean): StatusWords => ({
  ...orderStatusUpdate.shipped,
  subject: (number) => `Seu pedido ${number} foi postado`,
  text: `O pedido saiu do ateliê e está com ${carrier}. ${hasCode ? withCode : withoutCode}`,
})

export function statusWords({
  status,
  pickupCode,
  carrier,
  trackingNumber,
  money,
}: EmailData<'order-status-update'>): StatusWords {
  if (status === 'cancelled' && money) {
    const { preheader, text } = cancelledMoney[money]
    return { ...orderStatusUpdate.cancelled, preheader, text: cancelledText(text) }
  }
  if (carrier && status === 'shipped') return sentWords(carrier, Boolean(trackingNumber))
  return (pickupCode && pickupStatusUpdate[status]) || orderStatusUpdate[status]
}
