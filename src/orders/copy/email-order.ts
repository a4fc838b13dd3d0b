import { dayAndMonth } from '#ui/copy/calendar.ts'

export const orderConfirmation = {
  subject: (number: string) => `Recebemos seu pedido ${number}`,
  preheader: 'Avisamos por aqui a cada passo.',
  pickupPreheader: 'Avisamos quando as suas velas estiverem prontas para retirar.',
  curingPreheader: (readyOn: string) =>
    `O pedido está reservado para você. Em cura até ${dayAndMonth(readyOn)}.`,
  handedPreheader: 'O recibo das velas que você levou.',
  subtotal: 'Subtotal',
  pixDiscount: 'Desconto no Pix',
  voucher: 'Pago com o vale-presente',
  freight: (provider: string | null | undefined) => (provider ? `Frete, ${provider}` : 'Frete'),
  noFreight: 'Grátis',
  delivery: 'Entrega',
  kitCoupon: {
    title: 'Um cupom para o aroma de que você mais gostar',
    text: (off: string, minimum: string) =>
      `Depois de experimentar o kit, você tem ${off} em compras a partir de ${minimum} das velas que estão nele. O cupom é da sua conta e vale uma vez.`,
  },
  withdrawalTitle: 'Direito de arrependimento',
  withdrawal:
    'Você pode desistir da compra em até 7 dias corridos depois de receber o pedido (art. 49 do Código de Defesa do Consumidor). Responda a este e-mail: combinamos a devolução e reembolsamos tudo o que você pagou, frete incluído.',
}

export const customerMessagePreheader = (order: string) => `Uma mensagem sobre o pedido ${order}.`

export const orderCorrectedEmail = {
  subject: (number: string) => `Corrigimos os dados do pedido ${number}`,
  preheader: 'Confira se está tudo certo.',
  delivery: 'Entrega',
  name: 'Nome',
  phone: 'Telefone',
} as const

export const itemsChangedEmail = {
  subject: (number: string) => `Seu pedido ${number} mudou: confira o novo total`,
  preheader: (total: string) => `O novo total é ${total}.`,
  until: 'Reservado até',
  pay: 'Pagar o pedido',
} as const
