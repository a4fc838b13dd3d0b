import { type Address, type AddressField, addressFaults } from '#delivery/addresses/domain/address.ts'
import { addressOfLines } from '#delivery/addresses/domain/address-lines.ts'
import { maskCep } from '#delivery/addresses/domain/cep.ts'
import type { ShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import { isDeliverable, isEmail, normaliseEmail } from '#platform/domain/email.ts'
import { isPlainName, NAME_MAX_LENGTH, normaliseName, normaliseText } from '#platform/domain/names.ts'
import { maskPhone } from '#platform/domain/phone.ts'

export interface OrderContact {
  customerName: string
  customerEmail: string
  customerPhone: string | null
}

export interface TypedContact {
  readonly name: string
  readonly email: string
  readonly phone: string
}

export type CorrectionField = keyof TypedContact | AddressField

/** Unchanged fields are not validated, because old data may violate newer rules. */
export function correctContact(
  typed: TypedContact,
  current: OrderContact,
): { contact: OrderContact; faults: CorrectionField[] } {
  const [name, email] = [normaliseName(typed.name), normaliseEmail(typed.email)]
  const isSamePhone = normaliseText(typed.phone) === normaliseText(current.customerPhone ?? '')
  const phone = isSamePhone ? current.customerPhone : maskPhone(typed.phone) || null
  const faults: CorrectionField[] = []
  if (name !== current.customerName && !isName(name)) faults.push('name')
  if (email !== current.customerEmail && !(isEmail(email) && isDeliverable(email))) faults.push('email')
  if (phone !== current.customerPhone && phone !== null && !isPhone(phone)) faults.push('phone')
  return { contact: { customerName: name, customerEmail: email, customerPhone: phone }, faults }
}

const isName = (name: string) => name !== '' && name.length <= NAME_MAX_LENGTH && isPlainName(name)

function isPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length
  return phone.startsWith('+') ? digits >= 8 : digits >= 10
}

export function correctAddress(
  typed: Address,
  current: ShippingAddress,
): { address: Address | null; faults: CorrectionField[] } {
  const address = normaliseAddress(typed)
  const before = normaliseAddress(addressOfLines(current))
  const isSame = (Object.keys(before) as AddressField[]).every((field) => address[field] === before[field])
  return isSame ? { address: null, faults: [] } : { address, faults: addressFaults(address) }
}

function normaliseAddress({ state, postalCode, ...words }: Address): Address {
  return {
    street: normaliseText(words.street),
    number: normaliseText(words.number),
    complement: normaliseText(words.complement),
    neighborhood: normaliseText(words.neighborhood),
    city: normaliseText(words.city),
    state: normaliseText(state).toUpperCase(),
    postalCode: maskCep(postalCode),
  }
}
