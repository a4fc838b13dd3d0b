import { slotRefusalSentence } from '#delivery/calendar/copy/delivery-slot.ts'
import type { CandleWay } from '#delivery/calendar/domain/shifts.ts'
import { isSlotRefusal, type SlotRefusal } from '#delivery/calendar/domain/slot-refusal.ts'
import { deliveryRefusalSentence } from '#delivery/carriers/copy.ts'
import type { ParcelRefusal } from '#delivery/carriers/domain/parcel-refusal.ts'
import type { QuoteRefusal } from '#delivery/freight/domain/quote-refusal.ts'
import type { ManualOrderFault } from '#orders/domain/manual-order.ts'
import type { MissingUnits } from '#orders/domain/missing-units.ts'
import type { ManualOrigin } from '#orders/domain/order-origin.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import type { ReceivedAs } from '#platform/domain/payment-method.ts'
import { joinList } from '#ui/copy/ui.ts'
import { manualOriginLabels } from './admin-order-origin.ts'

interface AgreedLine {
  readonly name: string
  readonly variantName: string | null
  readonly unitPrice: Centavos
  readonly shopPrice: Centavos
}

const candle = ({ name, variantName }: Pick<AgreedLine, 'name' | 'variantName'>) =>
  variantName ? `${name} ${variantName}` : name

export const manualOrderCopy = {
  title: 'Novo pedido',
  lead: 'Para o que chegou por fora da loja. As velas são reservadas na hora.',
  origin: 'De onde veio',
  customer: {
    title: 'Quem é',
    name: 'Nome',
    nameHint: 'Na feira, com a vela já entregue, pode ficar em branco.',
    email: 'E-mail',
    addEmail: 'Acrescentar e-mail',
    emailHint: 'Não precisa. Com ele, o pedido aparece também na conta deste e-mail.',
    phone: 'WhatsApp',
    bought: (orders: number) =>
      orders === 0 ? 'já pediu antes.' : orders === 1 ? 'já comprou 1 vez.' : `já comprou ${orders} vezes.`,
    use: 'Usar este nome',
    useBoth: 'Usar nome e endereço',
    used: 'encontrado',
  },
  lines: {
    title: 'Velas',
    item: 'Vela e tamanho, ou kit',
    choose: 'Escolha a vela',
    option: (name: string, size: string | null, price: string, units: number) =>
      `${size ? `${name} ${size}` : name} · ${price} · ${units === 0 ? 'sem estoque' : `${units} em estoque`}`,
    part: (place: number, choices: number) => `Vela ${place} de ${choices} do kit`,
    partOption: (name: string, size: string | null, units: number) =>
      `${size ? `${name} ${size}` : name} · ${units === 0 ? 'sem estoque' : `${units} em estoque`}`,
    quantity: 'Quantidade',
    price: 'Preço de cada',
    shopPrice: 'Preço da loja',
    shopPriceOf: (price: string) => `Na loja: ${price}`,
    ownPrice: (price: string) => `Seu preço. Na loja: ${price}`,
    blankIsShops: 'Em branco, vale o preço da loja.',
    add: 'Acrescentar vela',
    remove: (position: number) => `Remover a vela ${position}`,
    nth: (position: number) => `Vela ${position}`,
  },
  delivery: {
    title: 'Entrega',
    ways: {
      handed: { label: 'Entregue agora', detail: 'já está com o cliente' },
      pickup: { label: 'Retirada no ateliê', detail: 'com código de 4 dígitos' },
      courier: { label: 'Motoboy', detail: 'só na cidade de São Paulo' },
      arranged: { label: 'Combinada', detail: 'você leva ou despacha' },
      carrier: { label: 'Correios ou transportadora', detail: 'para fora de São Paulo' },
    } satisfies Record<CandleWay, { label: string; detail: string }>,
    slot: 'Dia e turno',
    slotHint: 'Só aparecem os dias abertos no calendário que ainda têm vaga.',
    chooseSlot: 'Escolha o dia e o turno',
    laterSlot: 'Combinar o dia depois',
    freight: 'Frete',
    freightHint: 'Em branco, vale a tabela; se combinada, sem custo.',
    calculating: 'Calculando...',
    calculated: (price: string, km: string) => `Pela tabela: ${price}, ${km}.`,
    sent: (price: string, service: string, arrives: string) => `${service}: ${price}, chega ${arrives}.`,
  },
  payment: {
    title: 'Pagamento',
    ways: {
      cash: { label: 'Recebido em dinheiro' },
      pix: { label: 'Recebido por Pix' },
      card: { label: 'Recebido no cartão' },
    } satisfies Record<ReceivedAs, { label: string }>,
    unpaid: { label: 'Ainda não pago', detail: 'paga pelo link' },
    hold: 'Reservar por',
    holds: { 24: '24 horas', 72: '3 dias', 168: '7 dias' },
    holdHint: 'Depois disso o pedido é cancelado e as velas voltam ao estoque.',
    unpaidHint: (percent: number) =>
      percent > 0
        ? `Quem tem o link paga por Pix ou cartão, sem cadastro. No Pix, o desconto de ${percent}% também vale.`
        : 'Quem tem o link paga sem cadastro.',
    tells: 'Avisar o cliente por e-mail',
  },
  note: 'Anotação interna',
  noteHint: 'Só a equipe vê. Quem comprou também, se baixar os próprios dados.',
  total: 'Total',
  withFreight: (freight: string) => `com ${freight} de frete.`,
  withoutFreight: 'mais o frete, calculado com o endereço.',
  byPix: (amount: string) => `No Pix: ${amount}.`,
  make: 'Anotar pedido',
  making: 'Anotando...',
  draft: 'O que você digitou fica guardado nesta aba até anotar o pedido.',
  discard: 'Limpar tudo',
  made: (number: string) => ({ title: 'Pedido anotado', text: number }),
  madeBefore: (number: string) => ({
    title: 'Este pedido já estava anotado',
    text: `${number}. Confira se está tudo como você queria.`,
  }),
  failed: 'Não conseguimos anotar o pedido. O que você digitou continua aqui: tente de novo.',
  loadFailed: 'Erro ao carregar as velas',
  /** Replaces the street on an order handed over in person. */
  handedOver: 'Entregue em mãos',
  nameless: 'Sem nome',
  firstEvent(origin: ManualOrigin, lines: readonly AgreedLine[]): string {
    const agreedLines = lines.filter(({ unitPrice, shopPrice }) => unitPrice !== shopPrice)
    const prices = agreedLines.map(
      (line) => `${candle(line)} a ${formatBrl(line.unitPrice)} (loja: ${formatBrl(line.shopPrice)})`,
    )
    return [manualOriginLabels[origin], ...(prices.length > 0 ? [joinList(prices)] : [])].join(' · ')
  },
} as const

type Fault = ManualOrderFault | 'product-gone' | 'kit-choice' | 'no-workshop' | 'method-unavailable'

const faults: Readonly<Record<Fault, string>> = {
  'name-missing': 'Informe o nome de quem comprou.',
  'name-not-plain': 'Use só o nome, sem links nem símbolos.',
  'phone-missing': 'Informe o WhatsApp com DDD: é por ele que o link para pagar vai.',
  'slot-missing': 'Escolha o dia e o turno, ou marque que vocês combinam depois.',
  'email-invalid': 'Confira o e-mail.',
  'no-lines': 'Escolha pelo menos uma vela.',
  'too-many-lines': 'São velas demais para um pedido só. Divida em dois.',
  'quantity-invalid': 'A quantidade vai de 1 a 999, sem vírgula.',
  'price-invalid': 'Confira o preço: ele precisa ser maior que zero.',
  'freight-invalid': 'Confira o valor do frete.',
  'address-missing': 'Complete o endereço: CEP, rua, número, cidade e estado.',
  'handed-unpaid': 'O que já foi entregue precisa estar pago. Informe como você recebeu.',
  'product-gone': 'Uma das velas saiu da loja ou mudou de tamanhos. Escolha de novo.',
  'kit-choice': 'Escolha todas as velas do kit, sem repetir se ele não permite.',
  'no-workshop': 'Falta o endereço do ateliê nas configurações do motoboy.',
  'method-unavailable': 'Nenhuma forma de pagamento está ligada na loja. Anote como recebido.',
}

type ManualRefusal =
  | { readonly code: Fault }
  | { readonly code: 'out-of-stock'; readonly details: { readonly items: readonly MissingUnits[] } }
  | QuoteRefusal
  | ParcelRefusal
  | { readonly code: 'parcels-not-offered' }
  | SlotRefusal

export function manualRefusalSentence(refusal: ManualRefusal): string {
  if (refusal.code === 'out-of-stock') return outOfStock(refusal.details.items)
  if (refusal.code === 'courier-disabled')
    return 'O motoboy está desligado. Informe o frete ou combine a entrega.'
  if (refusal.code === 'parcels-not-offered') return 'O envio para fora da cidade está desligado em Entrega.'
  if (isSlotRefusal(refusal)) return slotRefusalSentence(refusal)
  return isFault(refusal) ? faults[refusal.code] : deliveryRefusalSentence(refusal)
}

const isFault = (refusal: ManualRefusal): refusal is { readonly code: Fault } => refusal.code in faults

function outOfStock(items: readonly MissingUnits[]): string {
  const short = items.map(({ name, requested, available }) =>
    available === 0 ? `${name} está sem estoque` : `${name} (são ${requested}, há ${available})`,
  )
  return `Não há unidades suficientes: ${joinList(short)}.`
}
