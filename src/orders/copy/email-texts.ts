import { exampleOrderEmails as emails, exampleStatusEmail } from '#orders/example-emails.ts'
import { greeting, line, nameExample, paragraphs, textGroup } from '#settings/domain/shop-text.ts'

const order = { ...nameExample, pedido: '7K3M-9Q2X' } as const
const withDay = { ...order, dia: '20 de novembro' } as const

const body = (standard: string, label?: string) =>
  paragraphs(standard, { examples: order, ...(label ? { label } : {}) })

const pickup = 'Parágrafo, se o cliente retira no ateliê'
const pickupGreeting = 'Saudação, se o cliente retira no ateliê'

export const orderConfirmationTexts = textGroup({
  key: 'pedido-confirmado',
  kind: 'email',
  title: 'Pedido confirmado',
  when: 'quando o pagamento entra',
  email: emails.confirmed,
  texts: {
    title: greeting('Recebemos seu pedido, {nome}'),
    text: body(
      'Seu pagamento foi confirmado. Assim que as suas velas saírem para a entrega, avisamos por aqui.',
    ),
    pickupText: body(
      'Seu pagamento foi confirmado. Quando as suas velas estiverem prontas para retirar no ateliê, avisamos por aqui. Na porta, mostre o código de retirada.',
      pickup,
    ),
    curingText: paragraphs(
      'Seu pagamento foi confirmado e o pedido está reservado para você. A cura no ateliê vai até {dia}: quando tudo sair, avisamos por aqui.',
      { label: 'Parágrafo, se a leva ainda está em cura', examples: withDay, required: ['dia'] },
    ),
    curingPickupText: paragraphs(
      'Seu pagamento foi confirmado e o pedido está reservado para você. A cura no ateliê vai até {dia}. Quando tudo estiver pronto para retirar, avisamos por aqui. Na porta, mostre o código de retirada.',
      { label: 'Parágrafo, em cura e com retirada', examples: withDay, required: ['dia'] },
    ),
    handedTitle: greeting('Obrigada, {nome}', 'Saudação, na venda em mãos'),
    handedText: body(
      'Obrigada por levar as nossas velas. Este e-mail é o recibo da sua compra.',
      'Parágrafo, na venda em mãos',
    ),
  },
})

export const orderStatusTexts = {
  pending: textGroup({
    key: 'pedido-aguardando',
    kind: 'email',
    title: 'Pedido aguardando',
    when: 'quando um pedido volta a Pendente',
    email: exampleStatusEmail('pending'),
    texts: {
      title: greeting('Seu pedido está aguardando, {nome}'),
      text: body(
        'O seu pedido voltou a ficar pendente. Você não precisa fazer nada agora: avisamos assim que houver novidade.',
      ),
    },
  }),
  processing: textGroup({
    key: 'pedido-em-preparo',
    kind: 'email',
    title: 'Pedido em preparo',
    when: 'quando você começa a preparar',
    email: exampleStatusEmail('processing'),
    texts: {
      title: greeting('Estamos preparando tudo, {nome}'),
      text: body('As suas velas estão em preparo. Quando saírem para a entrega, avisamos por aqui.'),
      pickupText: body(
        'As suas velas estão em preparo. Quando estiverem prontas para retirar, avisamos por aqui.',
        pickup,
      ),
    },
  }),
  shipped: textGroup({
    key: 'pedido-a-caminho',
    kind: 'email',
    title: 'Pedido a caminho',
    when: 'quando você marca como enviado',
    email: exampleStatusEmail('shipped'),
    texts: {
      title: greeting('As suas velas estão a caminho, {nome}'),
      text: body(
        'O pedido saiu do ateliê. Deixe alguém por perto para receber: vela não gosta de esperar no sol.',
      ),
      carrierText: paragraphs('O pedido saiu do ateliê e está com {transportadora}.', {
        label: 'Parágrafo, se vai por transportadora',
        examples: { ...order, transportadora: 'os Correios' },
        required: ['transportadora'],
      }),
      pickupTitle: greeting('Pode vir retirar, {nome}', pickupGreeting),
      pickupText: body(
        'As suas velas estão prontas e esperam por você no ateliê. Na porta, mostre o código de retirada.',
        pickup,
      ),
    },
  }),
  delivered: textGroup({
    key: 'pedido-entregue',
    kind: 'email',
    title: 'Pedido entregue',
    when: 'quando você marca como entregue',
    email: exampleStatusEmail('delivered'),
    texts: {
      title: greeting('Chegou, {nome}'),
      text: body(
        'O seu pedido foi entregue. Se algo não veio como deveria, responda a este e-mail que a gente resolve.',
      ),
      pickupTitle: greeting('Aproveite, {nome}', pickupGreeting),
      pickupText: body(
        'O seu pedido foi retirado no ateliê. Se algo não está como deveria, responda a este e-mail que a gente resolve.',
        pickup,
      ),
    },
  }),
  cancelled: textGroup({
    key: 'pedido-cancelado',
    kind: 'email',
    title: 'Pedido cancelado',
    when: 'quando um pedido é cancelado; o que acontece com o dinheiro vem logo abaixo, sozinho',
    email: exampleStatusEmail('cancelled'),
    texts: { title: greeting('Seu pedido foi cancelado, {nome}') },
  }),
} as const

export const pixWaitingTexts = textGroup({
  key: 'pix-a-pagar',
  kind: 'email',
  title: 'Pix ainda não pago',
  when: 'enquanto o pedido espera o Pix',
  email: emails.pixWaiting,
  texts: {
    title: greeting('Falta só o Pix, {nome}'),
    text: body(
      'O seu pedido espera por você. Toque no botão para copiar o código Pix ou ler o QR Code e pague no aplicativo do seu banco. Se você já pagou, está tudo certo: avisamos assim que o pagamento chegar.',
    ),
  },
})

export const paymentRefusedTexts = textGroup({
  key: 'pagamento-nao-aprovado',
  kind: 'email',
  title: 'Pagamento não aprovado',
  when: 'quando o cartão recusa ou o prazo termina; o que foi cobrado vem logo abaixo, sozinho',
  email: emails.refused,
  texts: {
    declined: greeting('O pagamento não passou, {nome}', 'Saudação, cartão recusado'),
    expired: greeting('O prazo do pagamento terminou, {nome}', 'Saudação, prazo terminado'),
    'pix-expired': greeting('O código Pix expirou, {nome}', 'Saudação, código Pix expirado'),
    'pix-unseen': greeting('O prazo da reserva terminou, {nome}', 'Saudação, Pix não encontrado'),
    'taken-back': greeting('Confirmamos cedo demais, {nome}', 'Saudação, confirmação desfeita'),
  },
})

export const paymentRefundedTexts = textGroup({
  key: 'reembolso',
  kind: 'email',
  title: 'Reembolso',
  when: 'quando você devolve o dinheiro; valor e prazo vêm logo abaixo, sozinhos',
  email: emails.refunded,
  texts: {
    title: greeting('Seu reembolso está a caminho, {nome}'),
    failed: greeting('Seu reembolso não foi concluído, {nome}', 'Saudação, se o banco não aceitou'),
  },
})

export const itemsChangedTexts = textGroup({
  key: 'itens-alterados',
  kind: 'email',
  title: 'Itens alterados',
  when: 'quando vocês combinam outros itens',
  email: emails.itemsChanged,
  texts: {
    title: greeting('Atualizamos o seu pedido, {nome}'),
    text: body(
      'Mudamos os itens do seu pedido, como combinado. Confira abaixo e pague pelo botão: o código ou o pagamento iniciado antes não vale mais.',
    ),
  },
})

export const orderCorrectedTexts = textGroup({
  key: 'dados-corrigidos',
  kind: 'email',
  title: 'Dados corrigidos',
  when: 'quando você corrige endereço ou telefone',
  email: emails.corrected,
  texts: {
    title: greeting('Corrigimos os seus dados, {nome}'),
    text: body(
      'Atualizamos os dados deste pedido, sem custo para você. Confira abaixo: se algo não estiver certo, é só responder a este e-mail.',
    ),
  },
})

export const deliveryChangedTexts = textGroup({
  key: 'novo-dia',
  kind: 'email',
  title: 'Novo dia de entrega',
  when: 'quando a entrega muda de dia',
  email: emails.deliveryChanged,
  texts: {
    title: greeting('Seu pedido mudou de dia, {nome}'),
    text: body('Se o novo dia não servir, você pode mudar na página do pedido ou responder a este e-mail.'),
    parcelTitle: greeting('Seu pedido chega um pouco depois, {nome}', 'Saudação, nos envios'),
    parcelText: paragraphs(
      'O ateliê não abre no dia em que o pedido seria postado. Agora ele sai em {dia}. Se o novo prazo não servir, é só responder a este e-mail.',
      { label: 'Parágrafo, nos envios', examples: withDay, required: ['dia'] },
    ),
  },
})

const withCandle = { ...order, vela: 'Lavanda & Camomila' } as const

export const batchProblemTexts = textGroup({
  key: 'leva-atrasada',
  kind: 'email',
  title: 'Leva atrasada',
  when: 'quando uma leva falha ou demora; a escolha do cliente vem logo abaixo, sozinha',
  email: emails.batchProblem,
  texts: {
    title: greeting('Uma leva nos atrasou, {nome}'),
    failed: paragraphs('A leva de {vela} que você reservou não saiu como deveria. Pedimos desculpas.', {
      label: 'Parágrafo, se a leva não deu certo',
      examples: withCandle,
      required: ['vela'],
    }),
    late: paragraphs(
      'A leva de {vela} que você reservou precisa curar por mais tempo: fica pronta em {dia}, depois do dia que prometemos. Pedimos desculpas.',
      {
        label: 'Parágrafo, se a leva demora',
        examples: { ...withCandle, dia: '21 de nov.' },
        required: ['vela', 'dia'],
      },
    ),
  },
})

export const customerMessageTexts = textGroup({
  key: 'sua-mensagem',
  kind: 'email',
  title: 'Mensagem sua',
  when: 'quando você escreve pelo pedido',
  email: emails.message,
  texts: { title: line('Olá, {nome}', { examples: nameExample }) },
})

export const returnTexts = textGroup({
  key: 'devolucao',
  kind: 'email',
  title: 'Devolução e problema',
  when: 'quando o cliente desiste ou conta um problema; prazos e direitos vêm logo abaixo, sozinhos',
  email: emails.returned,
  texts: {
    withdrawal: greeting('Desistência recebida, {nome}', 'Saudação, na desistência'),
    complaint: greeting('Vamos resolver, {nome}', 'Saudação, num problema'),
    collection: greeting('A coleta está combinada, {nome}', 'Saudação, coleta combinada'),
    exchange: greeting('Vamos enviar outra vela, {nome}', 'Saudação, outra vela a caminho'),
    declined: greeting('Vimos o seu relato, {nome}', 'Saudação, quando você recusa'),
    posting: greeting('Já pode postar, {nome}', 'Saudação, com código de postagem'),
  },
})

export const orderEmailTexts = [
  orderConfirmationTexts,
  ...Object.values(orderStatusTexts),
  pixWaitingTexts,
  paymentRefusedTexts,
  paymentRefundedTexts,
  itemsChangedTexts,
  orderCorrectedTexts,
  deliveryChangedTexts,
  batchProblemTexts,
  returnTexts,
  customerMessageTexts,
]
