import { UNDO_SECONDS } from '#platform/domain/undo-window.ts'

const orders = (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`)

export const selectionCopy = {
  bar: 'Pedidos selecionados',
  select: (order: string, customer: string) => `Selecionar ${order}, ${customer}`,
  chosen: (count: number) => (count === 1 ? '1 selecionado' : `${count} selecionados`),
  clear: 'Limpar seleção',
  print: 'Imprimir etiquetas',
  pack: 'Marcar como embalado',
  unpack: 'Voltar para embalar',
  ship: 'Marcar como enviado',
  packed: 'Embalado',
} as const

interface Counts {
  sent: number
  ready: number
}

const areSent = (count: number) => (count === 1 ? 'enviado' : 'enviados')
const areReady = (count: number) => (count === 1 ? 'pronto' : 'prontos')

function confirm({ sent, ready }: Counts): string {
  if (ready === 0) return sent === 1 ? 'Marcar como enviado' : `Marcar ${sent} como enviados`
  if (sent === 0) return `Marcar ${ready === 1 ? '' : `${ready} `}como ${areReady(ready)} para retirar`
  return `Marcar ${sent} como ${areSent(sent)} e ${ready} como ${areReady(ready)}`
}

function sent(counts: Counts): string {
  const sentText = `${orders(counts.sent)} ${areSent(counts.sent)}`
  if (counts.ready === 0) return sentText
  const waiting = `${orders(counts.ready)} ${areReady(counts.ready)} para retirar`
  return counts.sent === 0 ? waiting : `${sentText}, ${waiting}`
}

export const dispatchCopy = {
  title: 'Marcar como enviado',
  pickupTitle: 'Marcar como pronto para retirar',
  crumb: 'Enviar',
  intro: 'Confira os códigos e quem recebe o aviso por e-mail.',
  pickupIntro: 'Confira quem recebe o aviso por e-mail.',
  wait: `Os e-mails só saem ${UNDO_SECONDS} segundos depois. Até lá dá para desfazer tudo.`,
  withoutInvoice: (count: number) =>
    count === 1 ? 'Este pacote ainda está sem nota fiscal:' : 'Estes pacotes ainda estão sem nota fiscal:',
  list: 'Pedidos para enviar',
  code: 'Código de rastreio',
  codeOf: (order: string) => `Código de rastreio de ${order}`,
  codeExample: 'Ex.: QP123456789BR',
  codeHint: 'Pode ficar em branco e entrar depois.',
  ways: {
    courier: 'Motoboy',
    arranged: 'Entrega combinada',
    pickup: 'Retirada no ateliê',
    handed: 'Entregue em mãos',
    carrier: 'Correios ou transportadora',
    none: 'Sem entrega',
  },
  noCode: {
    courier: 'Motoboy não usa código',
    pickup: 'Fica pronto para retirar',
    handed: 'Já foi entregue',
    none: 'Nada para enviar',
  },
  tell: 'Avisar por e-mail',
  tellOf: (customer: string) => `Avisar ${customer} por e-mail`,
  anyway: 'Enviar mesmo assim',
  anywayOf: (order: string) => `Enviar ${order} mesmo assim`,
  readyAnyway: 'Deixar pronto mesmo assim',
  readyAnywayOf: (order: string) => `Deixar ${order} pronto mesmo assim`,
  already: (status: string) => `Este pedido já está como ${status}.`,
  confirm,
  confirming: 'Marcando...',
  back: 'Voltar',
  empty: { title: 'Nenhum pedido para enviar', text: 'Escolha os pedidos na lista e volte aqui.' },
  loadFailed: 'Erro ao carregar os pedidos para enviar',
  failed: 'Erro ao marcar os pedidos como enviados',
  sent,
  withQuestions: (count: number) =>
    count === 1 ? '1 pedido espera a sua resposta.' : `${count} pedidos esperam a sua resposta.`,
  packed: (count: number) =>
    count === 1 ? '1 pedido marcado como embalado' : `${count} pedidos marcados como embalados`,
  unpacked: (count: number) => `${orders(count)} de volta para embalar`,
  nothingPacked: 'Já estava assim: nada mudou.',
  nothingChosen: 'Escolha ao menos um pedido.',
  packFailed: 'Erro ao marcar como embalado',
  pickFailed: 'Erro ao marcar a vela como separada',
} as const
