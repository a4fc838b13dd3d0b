import { dayAndMonth } from '#ui/copy/calendar.ts'

export const emailCalendar = {
  brought: {
    file: 'entrega.ics',
    summary: (shop: string) => `Entrega ${shop}`,
    description: (orderNumber: string) => `Pedido ${orderNumber}. Alguém precisa estar em casa para receber.`,
  },
  fetched: {
    file: 'retirada.ics',
    summary: (shop: string) => `Retirar no ateliê ${shop}`,
    description: (orderNumber: string, code: string) =>
      `Pedido ${orderNumber}. Código para mostrar na porta: ${code}.`,
  },
}

export const deliveryChanged = {
  before: 'Antes',
  now: 'Agora',
  customer: {
    subject: (orderNumber: string) => `Novo dia do pedido ${orderNumber}`,
    title: (name: string) => `Seu pedido mudou de dia, ${name}`,
    text: 'Se o novo dia não servir, você pode mudar na página do pedido ou responder a este e-mail.',
  },
  owner: {
    subject: (orderNumber: string) => `Pedido ${orderNumber}: o cliente mudou o dia`,
    title: (name: string) => `${name} mudou o dia do pedido`,
    text: 'A vaga no turno anterior está livre de novo.',
  },
}

export const parcelMoved = {
  subject: (orderNumber: string) => `Novo prazo do pedido ${orderNumber}`,
  title: (name: string) => `Seu pedido chega um pouco depois, ${name}`,
  text: (leavesOn: string) =>
    `O ateliê não abre no dia em que o pedido seria postado. Agora ele sai em ${dayAndMonth(leavesOn)}. Se o novo prazo não servir, é só responder a este e-mail.`,
}

export const batchProblem = {
  subject: (number: string) => `Seu pedido ${number}: precisamos combinar outro dia`,
  title: (name: string) => `Uma leva nos atrasou, ${name}`,
  failed: {
    preheader: 'A leva das suas velas não deu certo. Escolha outro dia ou o reembolso.',
    text: (candle: string) =>
      `A leva de ${candle} que você reservou não saiu como deveria. Pedimos desculpas.`,
  },
  late: {
    preheader: 'As suas velas precisam curar por mais tempo. Escolha outro dia ou o reembolso.',
    text: (candle: string, readyOn: string) =>
      `A leva de ${candle} que você reservou precisa curar por mais tempo: fica pronta em ${dayAndMonth(readyOn)}, depois do dia que prometemos. Pedimos desculpas.`,
  },
  choose: 'Você escolhe: receber em outro dia ou pedir o reembolso.',
  action: 'Escolher',
}
