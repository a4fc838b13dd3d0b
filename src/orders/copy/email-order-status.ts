import type { CancelledMoney, OrderStatusUpdate } from '#orders/domain/order-emails.ts'
import type { OrderStatus } from '#orders/domain/order-status.ts'
import { type OwnTexts, type ShopText, say } from '#settings/domain/shop-text.ts'
import { orderStatusTexts } from './email-texts.ts'

export interface StatusWords {
  subject: (number: string) => string
  preheader: string
}

const orderStatusUpdate: Readonly<Record<OrderStatus, StatusWords>> = {
  pending: {
    subject: (number) => `Seu pedido ${number} está aguardando`,
    preheader: 'Avisamos assim que houver novidade.',
  },
  processing: {
    subject: (number) => `Estamos preparando seu pedido ${number}`,
    preheader: 'O seu pedido está em preparo.',
  },
  shipped: {
    subject: (number) => `Seu pedido ${number} saiu para entrega`,
    preheader: 'As suas velas estão a caminho.',
  },
  delivered: {
    subject: (number) => `Seu pedido ${number} foi entregue`,
    preheader: 'Agora é só acender.',
  },
  cancelled: {
    subject: (number) => `Seu pedido ${number} foi cancelado`,
    preheader: 'Ficou com dúvida? Responda a este e-mail.',
  },
}

const laterMoney = 'Se houver reembolso, enviamos outro e-mail assim que ele for feito.'

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
  shipped: {
    subject: (number) => `Seu pedido ${number} está pronto para retirar`,
    preheader: 'As suas velas esperam por você no ateliê.',
  },
  delivered: {
    subject: (number) => `Seu pedido ${number} foi retirado`,
    preheader: 'Agora é só acender.',
  },
}

const withCode = 'Acompanhe pelo código de rastreio: a primeira atualização pode levar algumas horas.'
const withoutCode = 'Quando tivermos o código de rastreio, ele aparece na página do pedido.'
const postedSubject = (number: string) => `Seu pedido ${number} foi postado`

export function statusWords({ status, pickupCode, carrier, money }: OrderStatusUpdate): StatusWords {
  if (status === 'cancelled' && money)
    return { ...orderStatusUpdate.cancelled, preheader: cancelledMoney[money].preheader }
  if (carrier && status === 'shipped') return { ...orderStatusUpdate.shipped, subject: postedSubject }
  return (pickupCode && pickupStatusUpdate[status]) || orderStatusUpdate[status]
}

export function sayStatus(
  own: OwnTexts | undefined,
  nome: string,
  update: OrderStatusUpdate,
): { title: string; text: string } {
  const { status, pickupCode, carrier, trackingNumber, money } = update
  const values = { nome, pedido: update.orderNumber }
  if (status === 'cancelled')
    return {
      title: say(own, orderStatusTexts.cancelled.texts.title, values),
      text: cancelledText(money ? cancelledMoney[money].text : laterMoney),
    }
  const { title, text, pickupTitle = title, pickupText = text } = textsOf(status)
  if (carrier && status === 'shipped') {
    const posted = say(own, orderStatusTexts.shipped.texts.carrierText, {
      ...values,
      transportadora: carrier,
    })
    return { title: say(own, title, values), text: `${posted} ${trackingNumber ? withCode : withoutCode}` }
  }
  return {
    title: say(own, pickupCode ? pickupTitle : title, values),
    text: say(own, pickupCode ? pickupText : text, values),
  }
}

interface StatusTexts {
  readonly title: ShopText<'nome'>
  readonly text: ShopText<'nome' | 'pedido'>
  readonly pickupTitle?: ShopText<'nome'>
  readonly pickupText?: ShopText<'nome' | 'pedido'>
}

const textsOf = (status: Exclude<OrderStatus, 'cancelled'>): StatusTexts => orderStatusTexts[status].texts
