import type { CheckoutRefusal } from '#domain/checkout/checkout-refusal.ts'
import type { DeclineReason } from '#domain/checkout/decline-reason.ts'
import { formatBrl } from '#domain/money.ts'

const together = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

type SentenceOf = {
  readonly [R in CheckoutRefusal as R['code']]: (details: R['details']) => string
}

const refusals: SentenceOf = {
  'cart-empty': () => 'Carrinho vazio',
  'cart-changed': () => 'Seu carrinho mudou. Confira os itens e o total antes de pagar.',
  'email-differs': () => 'O pedido sempre vai com o e-mail da sua conta.',
  'product-unavailable': ({ names }) =>
    names.length === 1
      ? `${names[0]} não está mais à venda. Remova do carrinho para continuar.`
      : `${together.format(names)} não estão mais à venda. Remova do carrinho para continuar.`,
  'out-of-stock': ({ items }) =>
    `Não temos unidades suficientes: ${together.format(
      items.map(({ name, wanted, available }) =>
        available === 0 ? `${name} acabou` : `${name} (você pediu ${wanted}, temos ${available})`,
      ),
    )}. Ajuste o carrinho para continuar.`,
  'price-changed': ({ items }) =>
    `O preço mudou: ${together.format(
      items.map(({ name, before, now }) => `${name} foi de ${formatBrl(before)} para ${formatBrl(now)}`),
    )}. Confira o carrinho antes de pagar.`,
  'total-changed': ({ before, now }) =>
    `O total mudou de ${formatBrl(before)} para ${formatBrl(now)}. Confira o carrinho antes de pagar.`,
  'freight-missing': () => 'Calcule o frete antes de finalizar a compra.',
  'freight-stale': () =>
    'O frete vale por 30 minutos e só para o endereço calculado. Calcule de novo para continuar.',
  'already-paid': () => 'Este pedido já está pago. Obrigada pela compra!',
  'provider-away': () => 'Erro ao processar pagamento. Tente novamente.',
}

/** The sentence of a refused checkout, under the title 'Erro no checkout'. */
export function checkoutRefusalSentence(refusal: CheckoutRefusal): string {
  const sentence = refusals[refusal.code] as (details: CheckoutRefusal['details']) => string
  return sentence(refusal.details)
}

/** Why the card was not charged, under the title 'Erro no pagamento'. */
export const declineSentences: Readonly<Record<DeclineReason, string>> = {
  'card-declined': 'O banco recusou o pagamento. Tente outro cartão ou fale com o seu banco.',
  'insufficient-funds': 'O cartão não tem saldo suficiente. Tente outro cartão.',
  'limit-exceeded': 'O valor passa do limite do cartão. Tente outro cartão.',
  'expired-card': 'O cartão está vencido. Confira a validade ou use outro cartão.',
  'incorrect-number': 'O número do cartão não confere. Verifique e tente de novo.',
  'incorrect-cvc': 'O código de segurança não confere. Verifique e tente de novo.',
  'card-not-supported': 'Este cartão não aceita este tipo de compra. Tente outro cartão.',
  'authentication-failed': 'A confirmação com o banco não foi concluída. Tente de novo ou use outro cartão.',
  'try-again': 'O banco não respondeu desta vez. Tente de novo em alguns instantes.',
  'test-cards-only': 'Esta loja está em modo de teste e só aceita cartões de teste.',
  'payment-cancelled': 'O prazo deste pagamento terminou. Volte ao carrinho para começar de novo.',
}

/** The payment dialog and what follows it. Quoted sentences exactly as specified. */
export const checkoutCopy = {
  start: 'Finalizar compra',
  starting: 'Preparando...',
  secure: 'Pagamento por cartão, em ambiente seguro. Não guardamos os dados do seu cartão.',
  loading: 'Abrindo o pagamento...',
  failed: 'Erro no checkout',
  processingFailed: 'Erro ao processar pagamento. Tente novamente.',
  noClientSecret: 'Client secret nao recebido',
  emptyCart: 'Carrinho vazio',
  signInNeeded: {
    title: 'Login necessario',
    text: 'Voce precisa estar logado para finalizar a compra.',
  },
  review: {
    title: 'Confira seu pedido',
    description: 'Nada é cobrado antes do próximo passo.',
    items: 'Itens',
    deliverTo: 'Entrega',
    change: 'Mudar endereço',
    buyer: 'Quem recebe',
    name: 'Nome completo',
    nameMissing: 'Escreva o nome de quem recebe.',
    phone: 'Telefone',
    phoneHint: 'Para o motoboy avisar quando chegar.',
    email: (email: string) => `A confirmação vai para ${email}.`,
    withdrawal:
      'Você pode desistir da compra em até 7 dias depois de receber, sem explicar o motivo, com devolução do valor pago (art. 49 do Código de Defesa do Consumidor).',
    terms: 'Ler os termos',
    next: 'Ir para o pagamento',
    nextBusy: 'Preparando pagamento...',
    cancel: 'Voltar ao carrinho',
  },
} as const

export const paymentCopy = {
  title: 'Pagamento',
  description: (candles: number, place: string) =>
    `Pedido de ${candles} ${candles === 1 ? 'vela' : 'velas'}${place ? `, entrega em ${place}` : ''}`,
  pay: (amount: string) => `Pagar ${amount}`,
  paying: 'Pagando...',
  back: 'Cancelar',
  keeps: (time: string) => `Guardamos suas velas até ${time}. Se fechar, é só voltar e continuar.`,
  card: {
    number: 'Número do cartão',
    expiry: 'Validade',
    expiryPlaceholder: 'MM / AA',
    cvc: 'Código',
    cvcPlaceholder: 'CVC',
    holder: 'Nome como está no cartão',
    faults: {
      number: 'Confira o número do cartão.',
      expiry: 'Confira a validade, como 08 / 29.',
      cvc: 'Confira os 3 ou 4 números do código.',
    },
  },
  direct: 'Os dados vão direto para a operadora do cartão, cifrados.',
  forgotten: 'O cartão de teste é conferido e esquecido: não fica em lugar nenhum.',
  testMode: 'Loja em modo de teste: use o cartão 4242 4242 4242 4242, com qualquer validade futura e código.',
  failed: 'Erro no pagamento',
  unexpected: 'Ocorreu um erro inesperado. Tente novamente.',
  notLoaded: {
    title: 'Erro de inicializacao',
    text: 'Sistema de pagamentos nao carregado. Atualize a pagina.',
  },
  loadFailed: 'Erro ao carregar sistema de pagamentos. Verifique sua conexao.',
  retry: 'Tentar novamente',
  succeeded: 'Pagamento realizado com sucesso!',
  seeOrder: 'Ver meu pedido',
  thanks: 'Recebemos o seu pedido e já vamos cuidar dele.',
} as const
