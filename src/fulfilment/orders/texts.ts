import { nameExample, paragraphs, textGroup } from '#settings/domain/shop-text.ts'

const order = { ...nameExample, pedido: '7K3M-9Q2X' } as const
const longest = 400

export const contactTexts = textGroup({
  key: 'whatsapp-entrega',
  kind: 'whatsapp',
  title: 'Sobre a entrega',
  when: 'abre a conversa do pedido e da rota',
  texts: {
    delivery: paragraphs('Oi, {nome}! Aqui é do ateliê, sobre a entrega do seu pedido {pedido}.', {
      label: 'Na entrega',
      examples: order,
      longest,
    }),
    pickup: paragraphs(
      'Oi, {nome}! Aqui é do ateliê, sobre a retirada do seu pedido {pedido}. O código para retirar é {codigo}.',
      { label: 'Na retirada', examples: { ...order, codigo: '4821' }, required: ['codigo'], longest },
    ),
    receiver: paragraphs('Oi, {nome}! Aqui é do ateliê. Temos uma entrega para você.', {
      label: 'Para quem ganha um presente surpresa',
      examples: nameExample,
      longest,
    }),
  },
})

export const reminderTexts = textGroup({
  key: 'whatsapp-lembrete',
  kind: 'whatsapp',
  title: 'Lembrete do pagamento',
  when: 'quando um pedido ainda espera o pagamento',
  texts: {
    dated: paragraphs(
      'Oi, {nome}! Aqui é do ateliê. Seu pedido {pedido} está reservado até {prazo} e aguarda o pagamento. Precisa de ajuda?',
      {
        label: 'Com prazo',
        examples: { ...order, prazo: 'sexta, 20/11, 12h' },
        required: ['prazo'],
        longest,
      },
    ),
    undated: paragraphs(
      'Oi, {nome}! Aqui é do ateliê. Seu pedido {pedido} está reservado e aguarda o pagamento. Precisa de ajuda?',
      { label: 'Sem prazo', examples: order, longest },
    ),
  },
})
