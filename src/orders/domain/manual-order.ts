import { type Address, isLocallyValid } from '#delivery/addresses/domain/address.ts'
import type { CandleWay, DeliverySlot } from '#delivery/calendar/domain/shifts.ts'
import { isEmail } from '#platform/domain/email.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isPlainName } from '#platform/domain/names.ts'
import type { ReceivedAs } from '#platform/domain/payment-method.ts'
import { isPhone } from '#platform/domain/phone.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { ManualOrigin } from './order-origin.ts'

export const MANUAL_HOLD_HOURS = [24, 72, 168] as const

export const MANUAL_LINES_MOST = 20
const UNITS_MOST = 999
const DEAREST: Centavos = 1_000_000_00

export interface ManualLine {
  readonly productId: string
  readonly variantId: string | null
  /** Only for kits whose candles the customer chooses. */
  readonly chosenParts?: readonly string[] | null
  readonly quantity: number
  readonly price: Centavos | null
}

export interface ManualOrder {
  readonly origin: ManualOrigin
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string }
  readonly lines: readonly ManualLine[]
  readonly way: CandleWay
  readonly address: Address | null
  /** 'later': the owner will agree on a slot later. Null if not specified. */
  readonly slot: DeliverySlot | 'later' | null
  readonly freight: Centavos | null
  readonly payment: { readonly receivedAs: ReceivedAs } | { readonly holdHours: number }
  readonly note: string
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

/** Runs the checks that need no lookup. A sale handed over at a fair needs no customer name. */
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

/** The payment link is sent to the phone number, so an email address is optional. */
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
