import { dayAndMonth, longDayAndMonth } from '#ui/copy/calendar.ts'

export const orderConfirmation = {
  subject: (number: string) => `Recebemos seu pedido ${number}`,
  preheader: 'Avisamos por aqui a cada passo.',
  pickupPreheader: 'Avisamos quando as suas velas estiverem prontas para retirar.',
  title: (name: string) => `Recebemos seu pedido, ${name}`,
  text: 'Seu pagamento foi confirmado. Assim que as suas velas saírem para a entrega, avisamos por aqui.',
  pickupText:
    'Seu pagamento foi confirmado. Quando as suas velas estiverem prontas para retirar no ateliê, avisamos por aqui. Na porta, mostre o código de retirada.',
  curing: {
    preheader: (readyOn: string) => `O pedido está reservado para você. Em cura até ${dayAndMonth(readyOn)}.`,
    text: (readyOn: string) =>
      `Seu pagamento foi confirmado e o pedido está reservado para você. A cura no ateliê vai até ${longDayAndMonth(readyOn)}: quando tudo sair, avisamos por aqui.`,
    pickupText: (readyOn: string) =>
      `Seu pagamento foi confirmado e o pedido está reservado para você. A cura no ateliê vai até ${longDayAndMonth(readyOn)}. Quando tudo estiver pronto para retirar, avisamos por aqui. Na porta, mostre o código de retirada.`,
  },
  handed: {
    preheader: 'O recibo das velas que você levou.',
    title: (name: string) => `Obrigada, ${name}`,
    text: 'Obrigada por levar as nossas velas. Este e-mail é o recibo da sua compra.',
  },
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

export const customerMessage = {
  preheader: (order: string) => `Uma mensagem sobre o pedido ${order}.`,
  title: (name: string) => `Olá, ${name}`,
}

export const orderCorrectedEmail = {
  subject: (number: string) => `Corrigimos os dados do pedido ${number}`,
  preheader: 'Confira se está tudo certo.',
  title: (name: string) => `Corrigimos os seus dados, ${name}`,
  text: 'Atualizamos os dados deste pedido, sem custo para você. Confira abaixo: se algo não estiver certo, é só responder a este e-mail.',
  delivery: 'Entrega',
  name: 'Nome',
  phone: 'Telefone',
} as const

export const itemsChangedEmail = {
  subject: (number: string) => `Seu pedido ${number} mudou: confira o novo total`,
  preheader: (total: string) => `O novo total é ${total}.`,
  title: (name: string) => `Atualizamos o seu pedido, ${name}`,
  text: 'Mudamos os itens do seu pedido, como combinado. Confira abaixo e pague pelo botão: o código ou o pagamento iniciado antes não vale mais.',
  until: 'Reservado até',
  pay: 'Pagar o pedido',
} as const
