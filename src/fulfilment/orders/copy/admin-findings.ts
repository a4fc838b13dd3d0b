import type { FindingKind } from '#catalogue/stock/domain/finding-kind.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { dayOfWeek } from '#ui/copy/calendar.ts'

export const resolveFindingCopy = {
  press: 'Marcar como resolvido',
  done: 'Marcado como resolvido',
  gone: 'Este ponto já tinha sido resolvido.',
  failed: 'Não foi possível marcar como resolvido.',
} as const

export const findingLabels: Readonly<Record<FindingKind, string>> = {
  'payment-without-order': 'Pagamento recebido sem pedido correspondente',
  'paid-without-payment': 'Pedido consta como pago, mas a operadora não confirma',
  'amount-differs': 'Valor pago diferente do total do pedido',
  'payment-not-opened': 'A operadora não aceita abrir um pagamento',
  'refund-refused': 'A operadora recusou um reembolso',
  'refund-failed': 'Um reembolso falhou depois de aceito',
  'voucher-not-sent': 'Um vale-presente não pôde ser enviado',
  'voucher-part-gone': 'Uma parte do reembolso que falhou já foi usada no vale-presente',
  'payment-disputed': 'Pagamento contestado: responda no painel da operadora dentro do prazo',
  'dispute-lost': 'Contestação perdida: o banco devolveu o dinheiro ao cliente',
  'fraud-warning': 'O banco do cartão suspeita de fraude: reembolsar agora evita uma contestação',
  'pix-underpaid': 'Pix recebido a menos: o pedido continua sem pagamento',
  'pix-overpaid': 'Pix recebido a mais: devolver a diferença',
  'pix-to-return': 'Pix recebido sem pedido para ele: devolver',
  'held-units-differ': 'Unidades reservadas não conferem com o pedido',
  'delivery-moved': 'Entrega remarcada: o pagamento chegou tarde para o turno escolhido',
  'stock-differs': 'Estoque não confere com os lançamentos',
  'sizes-to-share': 'Agora cada tamanho tem o seu estoque',
  'stock-low': 'Estoque no mínimo',
  'mail-undelivered': 'Uma mensagem não saiu',
  'pix-to-confirm': 'Um Pix para conferir',
  'courier-off': 'O motoboy está desligado há mais de um dia',
  'carrier-away': 'O Melhor Envio não responde há mais de uma hora, e os preços vêm da sua tabela',
  'courier-paused': 'O motoboy está em pausa há mais de um dia, sem data para voltar',
  withdrawal: 'Desistência da compra: devolver o dinheiro',
  trouble: 'Algo chegou errado: responder',
  'order-given-up': 'O cliente desistiu antes do envio',
}

interface FindingFacts {
  kind: FindingKind
  amount: Centavos | null
  expected: Centavos | null
  customerName: string | null
  answerBy: Date | null
  left?: number | null
  /** True if the order bought a voucher, whose code can still be spent. */
  isOfVoucher?: boolean
}

const money = (amount: Centavos | null) => (amount === null ? 'o valor' : formatBrl(amount))
const whom = (name: string | null) => name ?? 'quem pagou'

const until = (day: Date | null) => (day ? ` até ${dayOfWeek(day)}` : '')

const sendBack = ({ amount, customerName }: FindingFacts) =>
  `Devolva ${money(amount)} a ${whom(customerName)} pelo seu banco e depois marque como resolvido.`

const advice: Readonly<Record<FindingKind, (facts: FindingFacts) => string>> = {
  'payment-without-order': () => 'Procure o pagamento na operadora, devolva por lá e marque como resolvido.',
  'paid-without-payment': () => 'Confira na operadora antes de enviar este pedido.',
  'payment-not-opened': () =>
    'Enquanto isso, clientes não conseguem pagar assim. Veja no painel da operadora se a conta e a forma de pagamento estão ativas.',
  'amount-differs': () => 'Confira o valor na operadora e acerte a diferença com o cliente.',
  'refund-refused': () => 'Veja o motivo no painel da operadora e devolva por lá.',
  'refund-failed': ({ amount, customerName }) =>
    `O banco não aceitou: ${money(amount)} voltaram para a loja e ainda são de ${whom(customerName)}. No pedido, reembolse de novo ou devolva por Pix e registre.`,
  'voucher-part-gone': ({ amount, customerName }) =>
    `${money(amount)} voltaram para o vale-presente de ${whom(customerName)} e não estão mais lá. Ao reembolsar de novo, desconte esse valor.`,
  'payment-disputed': ({ answerBy, isOfVoucher }) =>
    isOfVoucher
      ? `Até o banco decidir, o vale desta compra continua valendo: se duvida dela, bloqueie o vale. Responda no painel da operadora${until(answerBy)}.`
      : `Junte o comprovante de entrega e responda no painel da operadora${until(answerBy)}.`,
  'dispute-lost': ({ amount, customerName, isOfVoucher }) =>
    isOfVoucher
      ? `O banco devolveu ${money(amount)} a ${whom(customerName)}, e o que restava desse valor saiu do vale.`
      : `${money(amount)} de ${whom(customerName)} saíram das suas vendas. Se as velas não foram enviadas, cancele o pedido.`,
  'fraud-warning': ({ isOfVoucher }) =>
    isOfVoucher
      ? 'Bloqueie o vale e fale com quem comprou. Se não reconhecer a compra, reembolse o pedido.'
      : 'Fale com o cliente antes de enviar. Se não reconhecer a compra, reembolse o pedido.',
  'pix-underpaid': ({ amount, expected, customerName }) =>
    `Chegaram ${money(amount)} de ${money(expected)}. Peça o que falta a ${whom(customerName)} ou devolva o que chegou.`,
  'pix-overpaid': sendBack,
  'pix-to-return': ({ amount, customerName }) =>
    `Devolva ${money(amount)} a ${whom(customerName)} pelo seu banco. Se o pedido tiver o botão Registrar transferência, registre por lá; senão, marque como resolvido.`,
  'voucher-not-sent': () =>
    'A chave secreta da loja mudou, e o código deste vale não pode mais ser mostrado. Em Vales, bloqueie este, emita outro com o mesmo valor e mande a quem vai receber.',
  'held-units-differ': () => 'Confira as quantidades do pedido e o estoque das velas.',
  'delivery-moved': () =>
    'O pagamento chegou quando o turno já tinha passado ou lotado. Confira o novo dia no pedido; se não servir, ou se nenhum estava livre, combine outro e mude por lá.',
  withdrawal: ({ amount, customerName, answerBy }) =>
    `Por lei, o dinheiro volta de imediato${answerBy ? `: até ${dayOfWeek(answerBy).toLowerCase()}` : ''}. Devolva ${money(amount)} a ${whom(customerName)} pelo pedido e combine a devolução das velas.`,
  trouble: ({ customerName, answerBy }) =>
    `Veja as fotos e responda a ${whom(customerName)} pelo pedido${answerBy ? ` até ${dayOfWeek(answerBy).toLowerCase()}` : ''}: mande outra vela ou devolva o dinheiro.`,
  'order-given-up': () =>
    'As velas já estão no estoque. Se a caixa estava pronta, desfaça; se o pedido segue com menos velas, confira antes de enviar.',
  'stock-differs': () => 'Conte as unidades e corrija o estoque do produto.',
  'sizes-to-share': () => 'O estoque antigo ficou todo no tamanho padrão. Conte uma vez o que há de cada um.',
  'stock-low': () => 'Programe uma nova leva e, quando estiver pronta, atualize o estoque.',
  'mail-undelivered': ({ customerName }) =>
    customerName
      ? `Confira o e-mail com ${customerName} e tente de novo.`
      : 'Tente de novo; se voltar a falhar, confira o endereço e o serviço de e-mail.',
  'pix-to-confirm': ({ amount, customerName }) =>
    `Veja na sua conta se ${money(amount)} de ${whom(customerName)} chegaram e confirme.`,
  'courier-off': () => 'Se o motoboy voltou a entregar, ligue o frete de novo.',
  'carrier-away': () => 'Veja em Entrega o que houve. Se ele não aceita mais a conexão, conecte de novo.',
  'courier-paused': () => 'Se o motoboy voltou a entregar, encerre a pausa; ou informe até quando ela vai.',
}

/** If `now` is given, past deadlines are marked as past. */
export function findingAdvice(facts: FindingFacts, now?: Date): string {
  const { kind, answerBy } = facts
  if (!now || !answerBy || isoDay(answerBy) >= isoDay(now)) return advice[kind](facts)
  return `O prazo era ${dayOfWeek(answerBy).toLowerCase()}. ${advice[kind]({ ...facts, answerBy: null })}`
}
