import type { PaidWith } from '#platform/domain/payment-method.ts'

/** Error texts are quoted from the specification. */
export const successPageCopy = {
  title: 'Pedido confirmado',
  paid: {
    mark: 'Pagamento confirmado',
    title: (name: string) => (name ? `Obrigada, ${name}.` : 'Obrigada!'),
    lead: 'Recebemos o seu pedido e avisamos por e-mail quando ele sair.',
    giftLead: (receiver: string) =>
      `Recebemos o seu pedido. O presente vai para ${receiver}, e avisamos você por e-mail quando ele sair.`,
    pickupLead: 'Recebemos o seu pedido e avisamos por e-mail quando ele estiver pronto.',
  },
  pending: {
    mark: 'Estamos conferindo o seu pagamento',
    title: 'Quase lá.',
    lead: 'O banco ainda está confirmando o pagamento. Esta página se atualiza sozinha, pode esperar aqui.',
    refresh: 'Atualizar',
  },
  failed: {
    mark: 'Pagamento não concluído',
    title: 'O pagamento não foi concluído',
    lead: 'O prazo deste pedido terminou e nenhum valor ficou cobrado. O seu carrinho continua guardado.',
  },
  refunded: {
    mark: 'Pagamento reembolsado',
    title: 'Este pedido foi reembolsado',
    lead: 'O valor volta para o seu cartão conforme o prazo do banco.',
    leadByPix: 'O valor volta por Pix, para a conta de onde ele veio.',
    leadByVoucher: 'O valor voltou para o saldo do vale-presente.',
    leadByHand: 'O valor volta do jeito que combinamos.',
    parts: (money: string, voucher: string) =>
      `São ${money}, e os ${voucher} do vale-presente voltaram para o saldo dele.`,
  },
  paidBy: {
    pix: (amount: string) => `${amount} por Pix`,
    card: (amount: string) => `${amount} no cartão`,
    cash: (amount: string) => `${amount} em dinheiro`,
    voucher: () => 'tudo com o vale-presente',
  } satisfies Record<PaidWith, (amount: string) => string>,
  andByVoucher: (amount: string) => ` e ${amount} com o vale-presente`,
  arrivesAt: (line1: string) => `Vai para ${line1}`,
  inShort: {
    receipt: (candles: number, total: string, email: string) =>
      `${candles === 1 ? '1 vela' : `${candles} velas`}, ${total}. O recibo vai para ${email}.`,
    packing: 'Agora',
    packingText: 'O seu pedido entra em preparo.',
    leaving: 'Quando sair para a entrega',
    leavingText: 'Você recebe um e-mail. Vale ter alguém por perto para receber.',
    giftLeavingText: (receiver: string) =>
      `Você recebe um e-mail assim que o presente sair para ${receiver}.`,
    ready: 'Quando estiver pronto',
    readyText: 'Você recebe um e-mail. Na porta do ateliê, mostre o código de retirada.',
  },
  seeOrder: 'Ver meu pedido',
  goOn: 'Continuar comprando',
  nextSteps: 'Próximos passos',
  steps: {
    email: 'Confirmação por e-mail',
    emailText: (email: string) => `Enviada para ${email}`,
    emailSoon: (email: string) => `Vai para ${email} assim que o pagamento for confirmado`,
    preparing: 'Preparo do pedido',
    preparingText: 'Começa quando o pagamento é confirmado',
    shipping: 'Envio',
    shippingText: 'Você recebe o código de rastreio quando o pedido sair do ateliê',
    pickup: 'Retirada',
    pickupText: 'Avisamos por e-mail quando estiver pronto. Na porta, mostre o código de retirada',
  },
  orders: 'Ver meus pedidos',
  home: 'Voltar ao início',
  error: {
    title: 'Ops! Algo deu errado',
    unexpected: 'Erro ao carregar detalhes do pedido',
    retry: 'Tentar novamente',
    comfort: 'Se o pagamento saiu do seu cartão, o pedido aparece em Meus Pedidos em alguns minutos.',
  },
} as const

export const cancelPageCopy = {
  title: 'O pagamento não foi concluído',
  lead: 'Nenhum valor foi cobrado e o seu carrinho continua guardado, do jeito que você deixou.',
  pixLead:
    'O seu Pix continua esperando, e a loja ainda não recebeu nenhum valor. Se você já pagou, é só aguardar a confirmação. O carrinho continua guardado.',
  anotherCard: 'Tentar outro cartão',
  pixCode: 'Ver o código Pix',
  cart: 'Voltar ao carrinho',
  products: 'Ver produtos',
  tipsTitle: 'Antes de tentar de novo',
  tips: {
    card: 'Confira número, validade e código do cartão',
    bank: 'Veja se o banco pediu uma confirmação no aplicativo',
  },
  pixTips: {
    copy: 'Copie o código e pague em Pix copia e cola, no aplicativo do seu banco',
    bank: 'Confira o nome e o valor antes de confirmar',
  },
  heldUntil: (time: string) => `Seu pedido fica reservado até ${time}`,
  support: 'Falar com a gente',
} as const

export const testBankCopy = {
  title: 'Confirme a compra',
  lead: 'Esta página faz as vezes do seu banco, em modo de teste. Nenhum dinheiro sai daqui.',
  order: 'Pedido',
  amount: 'Valor',
  approve: 'Autorizar pagamento',
  refuse: 'Recusar',
  over: {
    title: 'Não há nada para confirmar',
    text: 'Este pagamento já foi autorizado ou recusado, ou o prazo terminou.',
    action: 'Ver meus pedidos',
  },
} as const
