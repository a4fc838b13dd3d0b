import { foldText } from '#platform/domain/fold-text.ts'
import type { Address } from './address.ts'
import { composeAddressLines } from './address-lines.ts'
import { maskCep } from './cep.ts'

export type ShippingAddress = {
  line1: string
  line2?: string
  city: string
  state: string
  postal_code: string
  country: string
}

export const DEFAULT_COUNTRY = 'Brasil'

/** Used by both form and quote, so that the order has exactly the quoted address. */
export function toShippingAddress(address: Address): ShippingAddress {
  const { line1, line2 } = composeAddressLines(address)
  return {
    line1,
    ...(line2 && { line2 }),
    city: address.city.trim(),
    state: address.state,
    postal_code: maskCep(address.postalCode),
    country: DEFAULT_COUNTRY,
  }
}

/** Ignores case, accents, spaces and the CEP's hyphen. */
export function shippingAddressKey({ line1, line2 = '', city, state, postal_code }: ShippingAddress): string {
  return [line1, line2, city, state, postal_code].map((part) => foldText(part).replace(/ /g, '')).join('/')
}
