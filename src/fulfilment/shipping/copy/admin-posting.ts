import type { ShipmentFailure } from '#delivery/carriers/domain/shipment.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { longDay } from '#ui/copy/calendar.ts'

const boxes = (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`)
const labels = (count: number) => (count === 1 ? '1 etiqueta' : `${count} etiquetas`)

export const postingCopy = {
  title: 'Postar',
  lead: 'Etiquetas, códigos e o que vai hoje aos Correios ou à transportadora.',
  loadFailed: 'Não foi possível carregar o que falta postar',
  empty: {
    title: 'Nada para postar',
    text: 'Pedidos pagos que vão pelos Correios ou por transportadora aparecem aqui.',
    toWays: 'Ver a entrega para todo o Brasil',
  },
  withoutInvoice: (count: number) =>
    `${boxes(count)} sem nota fiscal: ${count === 1 ? 'vai' : 'vão'} com declaração de conteúdo, se você não informar a chave antes.`,
  waiting: {
    title: 'Falta a etiqueta',
    pick: (order: string, customer: string) => `Etiqueta de ${order}, ${customer}`,
    notPacked: 'falta embalar',
    leaves: (day: string) => `postagem ${longDay(day)}`,
    paid: (amount: Centavos) => `frete ${formatBrl(amount)}`,
    none: 'Marque os pedidos embalados que vão agora.',
    buy: 'Comprar etiquetas no Melhor Envio',
    own: 'Fazer etiquetas para o balcão',
    busy: 'Fazendo...',
  },
  unsettled: {
    title: 'Precisam de você',
    again: 'Tentar de novo',
    counter: 'Postar no balcão',
    dearer: (cost: Centavos) => `Comprar por ${formatBrl(cost)}`,
  },
  stuck: {
    title: 'Paradas no caminho',
    text: 'Fale com a transportadora e com o cliente. Saem desta lista quando a entrega é confirmada, pelo rastreio ou por você.',
    code: (code: string) => `Código ${code}.`,
  },
  labels: {
    title: 'Etiquetas prontas',
    print: (count: number) => `Imprimir ${labels(count)}`,
    parcel: (number: number, count: number) => `caixa ${number} de ${count}`,
    code: 'Código de rastreio',
    cost: 'Quanto custou',
    costHint: 'Entra na margem do pedido.',
    bought: (cost: Centavos) => `custou ${formatBrl(cost)}`,
    byItself: 'O código e o aviso ao cliente saem sozinhos quando a transportadora receber a caixa.',
    posted: 'Já postei',
    busy: 'Marcando...',
    cancel: 'Cancelar etiqueta',
    sure: 'Ela deixa de valer, e o valor volta para o seu saldo, se foi comprada.',
    confirm: 'Sim, cancelar a etiqueta',
    cancelling: 'Cancelando...',
    orderGone: 'Este pedido foi cancelado: cancele a etiqueta.',
  },
  done: {
    bought: (count: number) => ({
      title: `${labels(count)} ${count === 1 ? 'pronta' : 'prontas'}`,
      text: 'Imprima, cole na caixa e poste.',
    }),
    some: (count: number, failed: number) => ({
      title: count > 0 ? `${labels(count)} ${count === 1 ? 'pronta' : 'prontas'}` : 'Nenhuma etiqueta pronta',
      text: `${boxes(failed)} ${failed === 1 ? 'ficou' : 'ficaram'} sem etiqueta: veja o motivo na lista. Nada foi cobrado duas vezes.`,
      tone: 'destructive' as const,
    }),
    posted: (isMailed: boolean) => ({
      title: 'Pedido postado',
      text: isMailed ? 'O cliente recebe o aviso por e-mail.' : 'O cliente não recebe aviso por e-mail.',
    }),
    cancelled: { title: 'Etiqueta cancelada', text: 'O pedido espera por outra.' },
  },
  nothingChosen: 'Marque pelo menos um pedido.',
  buyFailed: 'Erro ao fazer as etiquetas',
  postFailed: 'Erro ao marcar como postado',
  cancelFailed: 'Erro ao cancelar a etiqueta',
}

export function failureSentence(failure: ShipmentFailure | null, paid: Centavos): string {
  if (!failure || failure.code === 'unavailable')
    return 'O Melhor Envio não respondeu. Vamos tentar de novo automaticamente, sem comprar duas vezes.'
  const { cost = 0, reason = '' } = failure
  const sentences: Record<Exclude<ShipmentFailure['code'], 'unavailable'>, string> = {
    'not-connected': 'A conta do Melhor Envio não está conectada. Conecte em Entrega, ou poste no balcão.',
    refused: `O Melhor Envio recusou: ${reason}`,
    'balance-missing': `Falta saldo no Melhor Envio: a etiqueta custa ${formatBrl(cost)}. Adicione saldo e tente de novo.`,
    dearer: `A etiqueta custa ${formatBrl(cost)} agora, e o cliente pagou ${formatBrl(paid)}: ${formatBrl(Math.max(0, cost - paid))} ficam por sua conta.`,
    'offer-vanished': 'Esta transportadora não leva mais a caixa para lá. Poste no balcão.',
    undelivered: 'A transportadora não conseguiu entregar.',
    stopped: 'A transportadora reteve o pacote: fale com ela.',
  }
  return sentences[failure.code]
}

export function returnFailureSentence(failure: ShipmentFailure | null): string {
  if (failure?.code === 'dearer')
    return `A etiqueta da devolução custa ${formatBrl(failure.cost ?? 0)}, mais do que o frete da ida, e fica por sua conta.`
  if (failure?.code === 'offer-vanished')
    return 'Esta transportadora não traz a caixa de volta. Mande um código de postagem.'
  if (failure?.code === 'not-connected')
    return 'A conta do Melhor Envio não está conectada. Conecte em Entrega, ou mande um código de postagem.'
  return failureSentence(failure, 0)
}

export const postingRefusals = {
  'order-not-found': 'Este pedido não existe mais.',
  'not-a-parcel': 'Este pedido não vai por transportadora.',
  'not-paid': 'Este pedido não está pago.',
  'order-cancelled': 'Este pedido foi cancelado.',
  'already-sent': 'Este pedido já foi enviado.',
  'not-packed': 'Embale o pedido antes.',
  'item-not-found':
    'Uma vela deste pedido não existe mais no cadastro: poste no balcão e escreva o código no pedido.',
  'item-not-measured': 'Falta o peso ou faltam as medidas de uma vela no cadastro.',
  'item-too-heavy': 'Uma vela passa do peso que as transportadoras levam.',
  'item-too-large': 'Uma vela não cabe em nenhuma das suas caixas.',
  'too-many-pieces': 'São peças demais para um pedido só.',
  'no-boxes': 'Cadastre as suas caixas em Entrega.',
  'shipment-not-found': 'Esta etiqueta não existe mais.',
  'label-there': 'Já há uma etiqueta comprada: cancele antes.',
  'posting-code-missing': 'Digite o código de postagem.',
  'no-label': 'Faça a etiqueta antes.',
  'invalid-cost': 'Confira quanto custou: em reais, como 26,50.',
  'ask-first': 'O pagamento deste pedido mudou: abra o pedido e confira antes de enviar.',
  'outcome-unknown':
    'Ainda não sabemos se a etiqueta foi comprada. Vamos verificar de novo em alguns minutos.',
  'already-posted': 'A caixa já foi postada: a etiqueta não pode mais ser cancelada.',
  'unknown-label':
    'Não encontramos esta etiqueta na sua conta do Melhor Envio: confira lá se ela ainda vale.',
} as const

export const labelSheetCopy = {
  title: (count: number) => `Imprimir ${labels(count)}`,
  back: 'Voltar a Postar',
  print: 'Imprimir',
  none: 'Nenhuma etiqueta para imprimir.',
  service: (name: string) => `Abrir ${name} no Melhor Envio`,
  away: 'O Melhor Envio não respondeu: tente imprimir de novo daqui a pouco.',
  sender: 'Remetente',
  receiver: 'Destinatário',
  order: 'Pedido',
  weight: (grams: number) => `${(grams / 1000).toFixed(2).replace('.', ',')} kg`,
  invoice: (key: string) => `NF-e ${key}`,
  declaration: 'Declaração de conteúdo',
  columns: { item: 'Conteúdo', quantity: 'Quantidade', value: 'Valor' },
  total: 'Total',
  document: (digits: string) => `CPF/CNPJ ${digits}`,
  declared:
    'Declaro que não me enquadro no conceito de contribuinte previsto no art. 4º da Lei Complementar nº 87/1996 e que o conteúdo é o descrito acima.',
  signature: 'Data e assinatura',
}
