/** Missing parts are empty strings. */
export type Address = {
  readonly street: string
  /** One character is enough, because 's/n' counts as a number. */
  readonly number: string
  readonly complement: string
  readonly neighborhood: string
  readonly city: string
  readonly state: string
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

export function addressFaults(address: Address): AddressField[] {
  return (Object.keys(ENOUGH) as AddressField[]).filter((field) => !ENOUGH[field]?.(address[field]))
}

export function isLocallyValid(address: Address): boolean {
  return addressFaults(address).length === 0
}
