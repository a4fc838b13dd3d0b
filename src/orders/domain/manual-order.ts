import { type Address, isLocallyValid } from '#delivery/addresses/domain/address.ts'
import type { DeliverySlot, DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import { isEmail } from '#platform/domain/email.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isPlainName } from '#platform/domain/names.ts'
import type { ReceivedAs } from '#platform/domain/payment-method.ts'
import { isPhone } from '#platform/domain/phone.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { ManualOrigin } from './order-origin.ts'

/** How long the candles of an unpaid order wait, as the owner chooses. */
export const MANUAL_HOLD_HOURS = [24, 72, 168] as const

export const MANUAL_LINES_MOST = 20
const UNITS_MOST = 999
const DEAREST: Centavos = 1_000_000_00

export interface ManualLine {
  readonly productId: string
  readonly variantId: string | null
  /** The parts of a kit of the customer's own choice; missing or null for everything else. */
  readonly chosenParts?: readonly string[] | null
  readonly quantity: number
  /** The price the owner agreed on; null for the shop's. */
  readonly price: Centavos | null
}

/** An order as the owner writes it down: at a fair, from a message, from a call. */
export interface ManualOrder {
  readonly origin: ManualOrigin
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string }
  readonly lines: readonly ManualLine[]
  readonly way: DeliveryWay
  /** Where it is brought; null where nobody brings it. */
  readonly address: Address | null
  /** The day and shift that the owner agreed on, or that they agree on it later; null where they have not said. */
  readonly slot: DeliverySlot | 'later' | null
  /** What the owner asks for the delivery; null for the courier's own price. */
  readonly freight: Centavos | null
  /** What the owner has received, or for how long the order waits to be paid. */
  readonly payment: { readonly receivedAs: ReceivedAs } | { readonly holdHours: number }
  readonly note: string
  /** Whether the customer gets the confirmation of what was paid. */
  readonly notifiesCustomer: boolean
}

export type ManualOrderFault =
  | 'name-missing'
  | 'name-not-plain'
  | 'email-invalid'
  | 'phone-missing'
  | 'slot-missing'
  | 'no-lines'
  | 'too-many-lines'
  | 'quantity-invalid'
  | 'price-invalid'
  | 'freight-invalid'
  | 'address-missing'
  | 'handed-unpaid'

/** What can be said without looking anything up. Who only takes a candle along at a fair need not leave a name. */
export function checkManualOrder(order: ManualOrder): Ok<undefined> | Refusal<ManualOrderFault> {
  const { way, address, freight } = order
  const fault = faultOfCustomer(order) ?? faultOfLines(order)
  if (fault) return refuse(fault)
  if (way === 'handed' && !isReceived(order)) return refuse('handed-unpaid')
  if (way !== 'handed' && way !== 'carrier' && order.slot === null) return refuse('slot-missing')
  const isBrought = way === 'courier' || way === 'arranged' || way === 'carrier'
  if (isBrought && !(address && isLocallyValid(address))) return refuse('address-missing')
  return freight === null || isAmount(freight, 0) ? ok() : refuse('freight-invalid')
}

const isReceived = ({ payment }: ManualOrder) => 'receivedAs' in payment

/** The telephone is where the link to pay goes; an e-mail is nobody's duty. */
function faultOfCustomer(order: ManualOrder): ManualOrderFault | null {
  const { name, email, phone } = order.customer
  const needsPhone = !isReceived(order) || order.origin === 'whatsapp'
  if (needsPhone && !isPhone(phone)) return 'phone-missing'
  if (name === '' && (order.way !== 'handed' || email !== '')) return 'name-missing'
  if (!isPlainName(name)) return 'name-not-plain'
  return email === '' || isEmail(email) ? null : 'email-invalid'
}

function faultOfLines({ lines }: ManualOrder): ManualOrderFault | null {
  if (lines.length === 0) return 'no-lines'
  if (lines.length > MANUAL_LINES_MOST) return 'too-many-lines'
  if (lines.some(({ quantity }) => !isAmount(quantity, 1, UNITS_MOST))) return 'quantity-invalid'
  return lines.some(({ price }) => price !== null && !isAmount(price, 1)) ? 'price-invalid' : null
}

const isAmount = (amount: number, least: number, most: number = DEAREST) =>
  Number.isSafeInteger(amount) && amount >= least && amount <= most
