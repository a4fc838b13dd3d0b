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
  },
  owner: {
    subject: (orderNumber: string) => `Pedido ${orderNumber}: o cliente mudou o dia`,
    title: (name: string) => `${name} mudou o dia do pedido`,
    text: 'A vaga no turno anterior está livre de novo.',
  },
}

export const parcelMoved = {
  subject: (orderNumber: string) => `Novo prazo do pedido ${orderNumber}`,
}

export const batchProblem = {
  subject: (number: string) => `Seu pedido ${number}: precisamos combinar outro dia`,
  preheader: {
    failed: 'A leva das suas velas não deu certo. Escolha outro dia ou o reembolso.',
    late: 'As suas velas precisam curar por mais tempo. Escolha outro dia ou o reembolso.',
  },
  choose: 'Você escolhe: receber em outro dia ou pedir o reembolso.',
  action: 'Escolher',
}
