/** Where something is delivered, as the address widget collects it. Absent parts are empty. */
export type Address = {
  readonly street: string
  /** One character is enough: 's/n' is a number. */
  readonly number: string
  readonly complement: string
  readonly neighborhood: string
  readonly city: string
  /** Two capital letters. */
  readonly state: string
  /** '05435-000' or '05435000'. */
  readonly postalCode: string
}

export const emptyAddress: Address = {
  street: '',
  number: '',
  complement: '',
  neighborhood: '',
  city: '',
  state: '',
  postalCode: '',
}

export type AddressField = keyof Address

const ENOUGH: Partial<Record<AddressField, (value: string) => boolean>> = {
  street: (value) => value.trim().length >= 3,
  number: (value) => value.trim().length >= 1,
  city: (value) => value.trim().length >= 2,
  state: (value) => /^[A-Z]{2}$/.test(value),
  postalCode: (value) => /^\d{5}-?\d{3}$/.test(value),
}

/** The fields that keep the address from being quoted; none means it is locally valid. */
export function addressFaults(address: Address): AddressField[] {
  return (Object.keys(ENOUGH) as AddressField[]).filter((field) => !ENOUGH[field]?.(address[field]))
}

export function isLocallyValid(address: Address): boolean {
  return addressFaults(address).length === 0
}
