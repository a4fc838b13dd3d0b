import { canonicalChoice } from '#catalogue/kits/domain/kit.ts'
import { slotFrom } from '#delivery/calendar/domain/shifts.ts'
import type { ManualOrder } from '#orders/domain/manual-order.ts'
import { normaliseEmail } from '#platform/domain/email.ts'
import { parseBrl } from '#platform/domain/money.ts'
import { normaliseName } from '#platform/domain/names.ts'
import { itemFrom, LATER, type LineInput, type ManualOrderInput } from './manual-order-input.ts'

/** Marks input that is not a number; the use case refuses it. */
const UNREADABLE = -1

export function orderFrom(input: ManualOrderInput): ManualOrder {
  const { origin, way, payment, note, tells } = input
  const { street, number, complement, neighborhood, city, postalCode } = input
  const state = input.state.toUpperCase()
  const isBrought = way === 'courier' || way === 'arranged' || way === 'carrier'
  return {
    origin,
    way,
    customer: {
      name: normaliseName(input.name),
      email: normaliseEmail(input.email),
      phone: input.phone.trim(),
    },
    lines: input.lines.filter(({ item }) => item !== '').map(lineFrom),
    address: isBrought ? { street, number, complement, neighborhood, city, state, postalCode } : null,
    slot: input.slot === LATER ? LATER : slotFrom(input.slot),
    freight: isBrought ? moneyFrom(input.freight) : null,
    payment: payment === 'unpaid' ? { holdHours: Number(input.holdHours) } : { receivedAs: payment },
    note: note.trim(),
    notifiesCustomer: tells,
  }
}

function lineFrom({ item, parts, quantity, price }: LineInput) {
  const units = /^\d{1,4}$/.test(quantity.trim()) ? Number(quantity) : UNREADABLE
  const chosen = parts.filter((part) => part !== '')
  const chosenParts = chosen.length > 0 ? canonicalChoice(chosen) : null
  return { ...itemFrom(item), chosenParts, quantity: units, price: moneyFrom(price) }
}

const moneyFrom = (typed: string) => (typed.trim() === '' ? null : (parseBrl(typed) ?? UNREADABLE))

export type ManualOrderField =
  | 'name'
  | 'email'
  | 'phone'
  | 'lines'
  | 'address'
  | 'freight'
  | 'way'
  | 'slot'
  | 'payment'

const fields: Readonly<Record<string, ManualOrderField>> = {
  'name-missing': 'name',
  'name-not-plain': 'name',
  'phone-missing': 'phone',
  'slot-missing': 'slot',
  'email-invalid': 'email',
  'no-lines': 'lines',
  'too-many-lines': 'lines',
  'quantity-invalid': 'lines',
  'price-invalid': 'lines',
  'product-gone': 'lines',
  'kit-choice': 'lines',
  'out-of-stock': 'lines',
  'item-not-found': 'lines',
  'item-not-measured': 'lines',
  'item-too-heavy': 'lines',
  'item-too-large': 'lines',
  'too-many-pieces': 'lines',
  'freight-invalid': 'freight',
  'courier-disabled': 'freight',
  'beyond-reach': 'freight',
  'handed-unpaid': 'payment',
  'method-unavailable': 'payment',
  'no-workshop': 'way',
  'day-closed': 'slot',
  'shift-full': 'slot',
  'shift-unavailable': 'slot',
}

/** All other refusals come from the geocoder and concern the address. */
export const findField = (code: string): ManualOrderField => fields[code] ?? 'address'

const inputsOf: Readonly<Record<ManualOrderField, readonly (keyof ManualOrderInput)[]>> = {
  name: ['name'],
  email: ['email'],
  phone: ['phone', 'payment', 'origin'],
  lines: ['lines'],
  address: ['postalCode', 'number', 'street', 'complement', 'neighborhood', 'city', 'state', 'way'],
  freight: ['freight', 'way'],
  way: ['way'],
  slot: ['slot', 'way'],
  payment: ['payment', 'way'],
}

export const isEdited = (field: ManualOrderField, before: ManualOrderInput, now: ManualOrderInput): boolean =>
  inputsOf[field].some((name) => before[name] !== now[name])
