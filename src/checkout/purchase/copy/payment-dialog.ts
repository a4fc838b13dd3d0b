import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import type { PurchaseChange } from '#checkout/purchase/domain/purchase-changes.ts'
import { formatBrl } from '#platform/domain/money.ts'

/** A separate file, because few visitors open the dialog. Quoted texts follow the specification exactly. */
export const checkoutCopy = {
  failed: 'Erro no checkout',
  processingFailed: 'Erro ao processar pagamento. Tente novamente.',
  nothingTwice: 'Nada é cobrado duas vezes.',
  noClientSecret: 'Client secret nao recebido',
  emptyCart: 'Carrinho vazio',
  signInNeeded: {
    title: 'Login necessario',
    text: 'Voce precisa estar logado para finalizar a compra.',
  },
  review: {
    items: 'O que você leva',
    deliverTo: 'Entrega',
    giftTo: 'Presente para',
    change: 'Mudar entrega',
    cpf: 'CPF na nota?',
    cpfLabel: 'CPF',
    cpfHint: 'Só se você quiser. Vai na nota fiscal deste pedido.',
    /** Since April 2026, every parcel without an invoice needs an electronic declaration of contents. */
    parcelCpfHint:
      'Desde abril de 2026, todo pacote leva uma declaração eletrônica do que está dentro, ou uma nota fiscal, com o CPF de quem recebe. É só para isso.',
    receiverCpfLabel: 'CPF de quem recebe o presente',
    receiverCpfHint:
      'Desde abril de 2026, todo pacote leva uma declaração eletrônica do que está dentro, ou uma nota fiscal, com o CPF de quem recebe. Não aparece no cartão.',
    cpfWrong: 'Confira os 11 dígitos do CPF.',
    withdrawal:
      'Você pode desistir da compra em até 7 dias depois de receber, sem explicar o motivo, com devolução do valor pago (art. 49 do Código de Defesa do Consumidor).',
    terms: 'Ler os termos',
    busy: 'Preparando pagamento...',
    cancel: 'Voltar ao carrinho',
  },
} as const

const buildName = ({ name, variantName: size }: { name: string; variantName: string | null }) =>
  sizedName({ name, size })

export const changedPurchaseCopy = {
  title: 'A sua compra mudou. Confira antes de pagar:',
  waiting: 'Conferindo o total...',
  of(change: PurchaseChange): string {
    switch (change.kind) {
      case 'added':
        return `Entrou ${change.line.quantity} × ${buildName(change.line)}.`
      case 'removed':
        return `Saiu ${buildName(change.line)}.`
      case 'quantity':
        return `${buildName(change.line)}: de ${change.before} para ${change.line.quantity}.`
      case 'price':
        return `${buildName(change.line)}: cada uma passou de ${formatBrl(change.before)} para ${formatBrl(change.line.unitPrice)}.`
      case 'gift':
        return 'O presente mudou.'
      case 'slot':
        return 'O dia ou o turno mudou.'
      case 'freight':
        return `O frete passou de ${formatBrl(change.before)} para ${formatBrl(change.now)}.`
      case 'total':
        return `O total passou de ${formatBrl(change.before)} para ${formatBrl(change.now)}.`
    }
  },
} as const

export const paymentChoiceCopy = {
  legend: 'Forma de pagamento',
  off: (amount: string, percent: number) => `${amount} (−${percent}% nas velas)`,
  discount: 'Desconto no Pix',
  payByPix: (amount: string) => `Pagar ${amount} com Pix`,
  payByPixBusy: 'Gerando código...',
  pixSteps:
    'Você recebe um código, copia com um toque e paga no aplicativo do seu banco. A confirmação aparece aqui sozinha.',
  pixStepsByHand:
    'Você recebe um código, copia com um toque e paga no aplicativo do seu banco. A loja confere o Pix na conta e avisa por e-mail.',
  insteadByPix: (amount: string) => `Mudar para Pix, ${amount}`,
  changing: 'Trocando...',
} as const

export const paymentCopy = {
  title: 'Pagamento',
  description: (candles: number, place: string) =>
    `Pedido de ${candles} ${candles === 1 ? 'vela' : 'velas'}${place ? `, entrega em ${place}` : ''}`,
  total: 'Total',
  pay: (amount: string) => `Pagar ${amount}`,
  paying: 'Pagando...',
  back: { dialog: 'Cancelar', page: 'Voltar ao pedido' },
  checkingOrder:
    'A resposta da loja se perdeu no caminho. Estamos conferindo o seu pedido: nada é feito duas vezes.',
  checking:
    'Estamos conferindo o seu pagamento: a resposta se perdeu no caminho. Espere um instante, você não paga duas vezes.',
  checkingShort: 'Conferindo...',
  notReceived: 'O pagamento não chegou até nós e nada foi cobrado. Pode tentar de novo.',
  keeps: (time: string) =>
    `Seu pedido fica reservado até ${time}. Se fechar esta página, é só voltar e continuar.`,
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
      cvc: 'Confira os 3 ou 4 dígitos do código.',
    },
  },
  direct: 'Os dados vão criptografados, direto para a operadora do cartão.',
  forgotten: 'O cartão de teste não fica salvo.',
  testMode:
    'Loja em modo de teste: use o cartão 4242 4242 4242 4242, com qualquer validade futura e qualquer código.',
  failed: 'Erro no pagamento',
  unexpected: 'Ocorreu um erro inesperado. Tente novamente.',
  notLoaded: {
    title: 'Erro de inicializacao',
    text: 'Sistema de pagamentos nao carregado. Atualize a pagina.',
  },
} as const

export const recipientCopy = {
  title: 'Quem recebe',
  giverTitle: 'Quem compra',
  name: 'Nome completo',
  giverName: 'Seu nome',
  nameMissing: 'Informe o nome de quem recebe.',
  giverNameMissing: 'Informe o seu nome.',
  phone: 'Telefone',
  phoneHint: 'Para avisarmos quando chegar.',
  giverPhoneHint: 'Para falarmos com você sobre o pedido.',
  email: (email: string) => `A confirmação vai para ${email}.`,
  change: 'Mudar quem recebe',
  giverChange: 'Mudar seus dados',
  keepAddress: 'Salvar este endereço para a próxima vez',
} as const
