import type { Address } from './address.ts'
import { maskCep } from './cep.ts'

/** 'Rua Augusta, 500 - Consolação, São Paulo - SP, 01304-000'; missing parts are omitted. */
export function formatAddress(address: Address): string {
  const { street, number, complement, neighborhood, city, state, postalCode } = address
  const join = (parts: readonly string[], separator: string) => parts.filter(Boolean).join(separator)
  const house = join([street.trim(), number.trim(), complement.trim()], ', ')
  const town = join([city.trim(), state.trim()], ' - ')
  return join([join([house, neighborhood.trim()], ' - '), town, maskCep(postalCode)], ', ')
}
