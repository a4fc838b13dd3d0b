import { customerNotice } from '#fulfilment/refunds/admin-copy.ts'
import { orderRefusals } from '#orders/copy/orders.ts'
import type { MissingUnits } from '#orders/domain/missing-units.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { joinList } from '#ui/copy/ui.ts'

export const orderItemsCopy = {
  title: (order: string) => `Mudar itens de ${order}`,
  lead: (isMailed: boolean) =>
    `Só antes do pagamento. O pagamento que estiver aberto é encerrado. ${
      isMailed
        ? 'O cliente recebe um e-mail com o novo total e o link para pagar.'
        : 'O link do pedido mostra o novo total; avise o cliente, porque o pedido não tem e-mail.'
    }`,
  inOrder: 'No pedido',
  quantityOf: (candle: string) => `Quantidade de ${candle}`,
  price: (price: string) => `${price} cada`,
  moreInStock: (units: number) => (units > 0 ? `mais ${units} em estoque` : 'sem mais unidades em estoque'),
  takeOut: '0 remove a vela do pedido.',
  add: 'Acrescentar',
  candle: 'Vela',
  choose: 'Escolha uma vela',
  option: (candle: { name: string; variantName: string | null; unitPrice: number; stock: number }) =>
    `${candle.variantName ? `${candle.name}, ${candle.variantName}` : candle.name} (${formatBrl(candle.unitPrice)}, ${stockWords(candle.stock)})`,
  quantity: 'Quantidade',
  another: 'Mais uma vela',
  total: 'Novo total',
  keptPrices: 'O que já está no pedido mantém o preço combinado.',
  save: (isMailed: boolean) => (isMailed ? 'Mudar e avisar' : 'Mudar itens'),
  saving: 'Mudando...',
  done: 'Itens alterados',
  newTotal: (total: string, isMailed: boolean) => `Novo total: ${total}. ${customerNotice(isMailed)}`,
  failed: 'Não foi possível mudar os itens',
} as const

const stockWords = (stock: number) => (stock > 0 ? `${stock} em estoque` : 'sem estoque')

const refusals = {
  'order-not-found': orderRefusals['order-not-found'],
  'not-waiting': 'O pedido já foi pago, cancelado ou perdeu o prazo.',
  'paid-by-voucher':
    'Um vale-presente faz parte deste pedido: para mudar as velas, cancele e peça uma compra nova.',
  'already-paid': 'O cliente acabou de pagar: o pedido fica como estava.',
  'payment-moved': 'O cliente está abrindo outro pagamento. Tente de novo em instantes.',
  'provider-unavailable':
    'A operadora do pagamento não respondeu. O pedido continua como estava; tente de novo.',
  'method-unavailable': 'A forma de pagamento deste pedido está desligada na loja.',
  'order-empty': 'Um pedido precisa de ao menos uma vela. Para desistir de tudo, cancele o pedido.',
  'too-many-lines': 'São velas demais para um pedido só.',
  'candle-unavailable': 'Uma das velas não está mais à venda.',
  'wrong-quantity': 'Confira as quantidades: só números inteiros.',
  'newer-version':
    'Os itens mudaram em outra janela. Feche e abra de novo para ver o pedido como está agora.',
} as const

type ItemsRefusal =
  | { code: keyof typeof refusals }
  | { code: 'out-of-stock'; details: { items: readonly MissingUnits[] } }

export function itemsRefusal(refusal: ItemsRefusal): string {
  if (refusal.code !== 'out-of-stock') return refusals[refusal.code]
  const short = refusal.details.items.map(
    ({ name, requested, available }) => `${name} (precisa de ${requested}, há ${available})`,
  )
  return `Não há velas suficientes: ${joinList(short)}.`
}
