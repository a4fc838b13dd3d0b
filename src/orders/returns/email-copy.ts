import { replacementDay } from '#orders/copy/replacements.ts'
import { formatBrl } from '#platform/domain/money.ts'
import type { PaidWith } from '#platform/domain/payment-method.ts'
import { longDay } from '#ui/copy/calendar.ts'
import { isComplaint, type ReturnWay } from './order-return.ts'
import type { ReturnAnswered, ReturnRequested } from './return-emails.ts'

const receipt = 'Guarde este e-mail: é o seu comprovante.'

const wayBack: Readonly<Record<ReturnWay, string>> = {
  courier: 'Vamos combinar com você o dia em que o motoboy busca as velas, sem custo.',
  posted: 'Vamos enviar um código de postagem, sem custo para você: é só levar a caixa à agência.',
  workshop: 'Traga as velas ao ateliê quando puder, no horário de atendimento.',
}

const throughProvider: Readonly<Record<PaidWith, string>> = {
  cash: 'Combinamos com você como devolver o dinheiro.',
  voucher: 'O valor volta para o saldo do vale-presente.',
  pix: 'O dinheiro volta por Pix, para a conta de onde ele veio.',
  card: 'O dinheiro volta para o mesmo cartão e costuma aparecer em 5 a 10 dias úteis, às vezes na fatura seguinte.',
}

export const returnAskedEmail = {
  subject: ({ kind, orderNumber }: ReturnRequested) =>
    isComplaint(kind)
      ? `Recebemos o seu relato sobre o pedido ${orderNumber}`
      : `Recebemos a sua desistência do pedido ${orderNumber}`,
  preheader: ({ kind, amount }: ReturnRequested) =>
    isComplaint(kind) ? 'Respondemos em até cinco dias.' : `${formatBrl(amount)} voltam para você.`,
  text: ({ kind, returnWay }: ReturnRequested) => {
    if (isComplaint(kind))
      return `${receipt} Sentimos muito. Vamos ler o que você contou e responder em até cinco dias.`
    if (!returnWay) return `${receipt} As velas ainda não tinham saído do ateliê e ficam por aqui.`
    return `${receipt} ${wayBack[returnWay]}`
  },
  lines: ({ kind }: ReturnRequested) => (isComplaint(kind) ? 'Velas' : 'Velas da desistência'),
  wish: 'Você prefere',
  wishes: { refund: 'o reembolso', exchange: 'outra vela' } satisfies Record<ReturnRequested['wish'], string>,
  amount: 'Você recebe',
  how: ({ isByHand, paymentMethod }: ReturnRequested) =>
    isByHand ? 'O dinheiro vai por Pix para a chave que você informou.' : throughProvider[paymentMethod],
} as const

export const returnAnsweredEmail = {
  subject: ({ cause, orderNumber }: ReturnAnswered) =>
    ({
      collection: `Vamos buscar as velas do pedido ${orderNumber}`,
      exchange: `Vamos enviar outra vela: pedido ${orderNumber}`,
      declined: `Sobre o seu relato do pedido ${orderNumber}`,
      posting: `Como devolver as velas do pedido ${orderNumber}`,
    })[cause],
  text: ({ cause, day, deliveryWay, posting }: ReturnAnswered) =>
    ({
      collection: `O motoboy passa ${day ? longDay(day) : 'em breve'}. Deixe as velas na embalagem, se ainda tiver.`,
      exchange: day
        ? replacementDay(day, deliveryWay)
        : 'Você recebe outra, sem custo, e combinamos a entrega.',
      declined: 'Esta é a nossa resposta:',
      posting: posting?.hasLabel
        ? 'A etiqueta está paga. Abra o pedido, entre na devolução, imprima, cole na caixa e leve à agência. Embale bem as velas.'
        : 'É sem custo: embale bem as velas, leve a caixa à agência e mostre o código.',
    })[cause],
  code: ({ posting }: ReturnAnswered) => {
    if (!posting?.code) return null
    return `${posting.hasLabel ? 'Código de rastreio' : 'Código de postagem'}: ${posting.code}`
  },
  reply: 'Se não ficou bom assim, responda a este e-mail: a gente conversa.',
} as const
