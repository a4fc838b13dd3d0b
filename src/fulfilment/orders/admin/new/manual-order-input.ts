import { type Address, emptyAddress } from '#delivery/addresses/domain/address.ts'
import type { CandleWay } from '#delivery/calendar/domain/shifts.ts'
import type { KnownCustomer } from '#fulfilment/orders/use-cases/manual/find-customer-by-phone.ts'
import type { Sellable } from '#fulfilment/orders/use-cases/manual/list-sellable.ts'
import type { ManualOrigin } from '#orders/domain/order-origin.ts'
import { type Centavos, decimalFromCentavos, parseBrl } from '#platform/domain/money.ts'
import type { ReceivedAs } from '#platform/domain/payment-method.ts'
import { maskPhone } from '#platform/domain/phone.ts'

export interface LineInput {
  /** Written by `itemValue`; empty if none is selected. */
  readonly item: string
  readonly quantity: string
  /** Parts of a custom kit by position; an empty string is not chosen yet. */
  readonly parts: readonly string[]
  /** Empty for the shop's price. */
  readonly price: string
}

export interface ManualOrderInput extends Address {
  readonly key: string
  readonly origin: ManualOrigin
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly lines: readonly LineInput[]
  readonly way: CandleWay
  /** Written by `slotValue`, or `LATER`; empty if not chosen yet. */
  readonly slot: string
  readonly freight: string
  readonly payment: ReceivedAs | 'unpaid'
  readonly holdHours: string
  readonly note: string
  readonly tells: boolean
}

export type GivenCustomer = Pick<ManualOrderInput, 'name' | 'phone' | 'email'>

export function customerIn(query: URLSearchParams): GivenCustomer | null {
  const read = (name: string, most: number) => (query.get(name) ?? '').trim().slice(0, most)
  const phone = maskPhone(read('telefone', 40))
  const customer = { name: read('nome', 120), phone, email: read('email', 255) }
  return customer.name || customer.phone || customer.email ? customer : null
}

export const LATER = 'later'

export const emptyLine: LineInput = { item: '', parts: [], quantity: '1', price: '' }

/** Sales at a market stall are usually handed over and paid on the spot. */
function usualFor(origin: ManualOrigin): Pick<ManualOrderInput, 'way' | 'payment'> {
  return origin === 'fair' ? { way: 'handed', payment: 'pix' } : { way: 'courier', payment: 'unpaid' }
}

/** Applies the new origin's defaults unless the owner has changed these fields. */
export function withOrigin(input: ManualOrderInput, origin: ManualOrigin): Partial<ManualOrderInput> {
  const before = usualFor(input.origin)
  const isUsual = input.way === before.way && input.payment === before.payment
  return { origin, ...(isUsual && usualFor(origin)) }
}

export const withCustomer = ({ name, address }: KnownCustomer): Partial<ManualOrderInput> => ({
  name,
  ...address,
})

export const emptyInput = (key: string): ManualOrderInput => ({
  ...emptyAddress,
  city: 'São Paulo',
  state: 'SP',
  key,
  origin: 'whatsapp',
  name: '',
  email: '',
  phone: '',
  lines: [emptyLine],
  ...usualFor('whatsapp'),
  slot: '',
  freight: '',
  holdHours: '24',
  note: '',
  tells: true,
})

export const itemValue = ({ productId, variantId }: Pick<Sellable, 'productId' | 'variantId'>) =>
  `${productId}/${variantId ?? ''}`

export function itemFrom(value: string): { productId: string; variantId: string | null } {
  const [productId = '', variantId] = value.split('/')
  return { productId, variantId: variantId || null }
}

export const typedMoney = (amount: Centavos) => decimalFromCentavos(amount).replace('.', ',')

export function chooseItem(line: LineInput, item: string, sellable: readonly Sellable[]): LineInput {
  const before = findPrice(line.item, sellable)
  const isShops = line.price.trim() === '' || parseBrl(line.price) === before
  const now = findPrice(item, sellable)
  return { ...line, item, parts: [], price: isShops && now !== null ? typedMoney(now) : line.price }
}

export const findKit = ({ item }: LineInput, sellable: readonly Sellable[]) =>
  sellable.find((candidate) => itemValue(candidate) === item)?.kit ?? null

export function choosePart(line: LineInput, { place, part }: { place: number; part: string }): LineInput {
  const parts = Array.from(
    { length: Math.max(line.parts.length, place + 1) },
    (_, at) => line.parts[at] ?? '',
  )
  return { ...line, parts: parts.with(place, part) }
}

export function findPrice(item: string, sellable: readonly Sellable[]): Centavos | null {
  return sellable.find((candidate) => itemValue(candidate) === item)?.price ?? null
}

export interface ManualTotal {
  readonly candles: Centavos
  /** Null until the courier price is known. */
  readonly freight: Centavos | null
  readonly total: Centavos
}

/** Preview only; the server recalculates. */
export function calculateTotal(
  input: ManualOrderInput,
  sellable: readonly Sellable[],
  byTable: Centavos | null,
): ManualTotal {
  const candles = input.lines.reduce((sum, { item, quantity, price }) => {
    const shops = findPrice(item, sellable)
    if (shops === null) return sum
    const unitPrice = price.trim() === '' ? shops : (parseBrl(price) ?? 0)
    return sum + unitPrice * Math.max(0, Math.trunc(Number(quantity)) || 0)
  }, 0)
  const freight = chooseFreight(input, byTable)
  return { candles, freight, total: candles + (freight ?? 0) }
}

function chooseFreight({ way, freight }: ManualOrderInput, byTable: Centavos | null): Centavos | null {
  if (way !== 'courier' && way !== 'arranged' && way !== 'carrier') return 0
  if (freight.trim() !== '') return parseBrl(freight) ?? 0
  return way === 'arranged' ? 0 : byTable
}
