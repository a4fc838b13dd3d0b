import { formatWhole } from '#platform/domain/format-number.ts'

const counted = (count: number, singular: string, plural: string) =>
  `${formatWhole(count)} ${count === 1 ? singular : plural}`

export const pixAdminCopy = {
  outcomes: {
    paid: 'Pix confirmado. O pedido segue para a preparação.',
    underpaid: 'O valor é menor que o do pedido, que continua sem pagamento. O Painel diz o que fazer.',
    'to-return':
      'Este pedido já foi pago de outro jeito ou as velas acabaram. Devolva o valor pelo seu banco.',
    'pix-not-found': 'Este Pix não foi encontrado.',
    'bank-entry-used': 'Esta linha do extrato já foi usada em outro pedido.',
    'wrong-amount': 'Informe o valor que chegou.',
  },
  refusals: {
    'nothing-to-take-back':
      'A confirmação só pode ser desfeita nos primeiros dez minutos, antes de o pedido sair ou de algo ser devolvido.',
    'statement-too-large': 'O arquivo passa de 2 MB. Exporte um período menor do extrato.',
    'statement-unreadable':
      'Não conseguimos ler este arquivo. Exporte o extrato em OFX ou CSV e envie de novo.',
    'statement-empty': 'Não há nenhuma entrada neste extrato.',
    'statement-missing': 'Escolha o arquivo do extrato.',
    'nothing-chosen': 'Marque ao menos um Pix.',
    'invalid-percent': 'O desconto vai de 0 a 30%, sem vírgula.',
    'changed-meanwhile': 'As configurações mudaram em outra janela. Confira e salve de novo.',
  },
  reasons: {
    txid: 'mesmo identificador',
    amount: 'mesmo valor',
    name: 'nome do cliente',
    day: 'data próxima',
  },
} as const

export const pixPageCopy = {
  title: 'Pix a conferir',
  summary: (orders: number, amount: string) =>
    `${counted(orders, 'pedido espera', 'pedidos esperam')} a sua conferência, ${amount} no total.`,
  nothingWaits: 'Nenhum pedido espera a sua conferência.',
  empty: {
    title: 'Nenhum Pix a conferir',
    text: 'Quando alguém escolher pagar na sua chave Pix, o pedido aparece aqui até você ver o dinheiro no banco.',
    withoutKey:
      'A loja ainda não tem uma chave Pix sua. Com ela, os pedidos pagos direto na sua conta aparecem aqui.',
    toKey: 'Cadastrar a minha chave Pix',
  },
  loadFailed: 'Erro ao carregar os Pix a conferir',
  failed: {
    confirm: 'Não foi possível confirmar o Pix.',
    'take-back': 'Não foi possível desfazer a confirmação.',
    statement: 'Não foi possível ler o extrato.',
  },
  order: 'Pedido',
  txid: (txid: string) => `Identificador ${txid}`,
  requestedAt: (time: string) => `pediu ${time}`,
  heldUntil: (time: string) => `Velas reservadas até ${time}`,
  waiting: {
    title: 'Esperando o dinheiro',
    text: 'Confira no aplicativo do seu banco: valor, nome e, se aparecer, o identificador.',
  },
  ended: {
    title: 'Encerrados que ainda podem chegar',
    text: 'O prazo passou ou o cliente trocou a forma de pagamento. Se o dinheiro cair, confirme: com velas no estoque o pedido vale, sem elas a loja avisa quanto devolver.',
  },
  tick: (order: string) => `Marcar o Pix de ${order}`,
  confirm: 'Caiu na conta',
  confirmOf: (name: string, order: string) => `Caiu na conta o Pix de ${name}, ${order}`,
  confirming: 'Confirmando...',
  otherAmount: 'Chegou outro valor',
  received: 'Valor que chegou',
  confirmAmount: 'Confirmar este valor',
  bulk: {
    confirm: 'Confirmar os marcados',
    chosen: (count: number, amount: string) => `${counted(count, 'marcado', 'marcados')}, ${amount}`,
    none: 'Nada marcado ainda.',
  },
  confirmed: {
    all: (count: number) => counted(count, 'Pix confirmado', 'Pix confirmados'),
    some: (paid: number, all: number) => `${paid} de ${all} Pix confirmados`,
    goesOn: (count: number) =>
      count === 1 ? 'O pedido segue para a preparação.' : 'Os pedidos seguem para a preparação.',
    problem: (order: string | null, reason: string) => (order ? `${order}: ${reason}` : reason),
  },
  recent: {
    title: 'Confirmados há pouco',
    text: 'Dá para desfazer por dez minutos, enquanto o pedido não sai.',
    until: (time: string) => `até ${time}`,
    open: 'Desfazer',
    openOf: (order: string) => `a confirmação de ${order}`,
    reason: 'O que aconteceu?',
    reasons: [
      'Confirmei o pedido errado',
      'O dinheiro não está na conta',
      'O valor era outro',
      'Outro motivo',
    ],
    notice:
      'O pedido volta a esperar o pagamento. Se ele tem e-mail, o cliente recebe um pedido de desculpas.',
    press: 'Desfazer a confirmação',
    busy: 'Desfazendo...',
    done: { title: 'Confirmação desfeita', text: 'O pedido voltou a esperar o pagamento.' },
  },
} as const

/** For example 'faltam 1 h 20 min', until the hold ends. */
export function timeLeft(until: Date, now: Date): string {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000)
  if (minutes <= 0) return 'prazo encerrado'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean)
  return `${minutes === 1 ? 'falta' : 'faltam'} ${parts.join(' ')}`
}
