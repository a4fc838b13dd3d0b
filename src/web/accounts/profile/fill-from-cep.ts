import type { Address } from '#domain/address/address.ts'
import { composeAddressLines, splitAddressLines } from '#domain/address/address-lines.ts'

export interface WrittenAddress {
  addressLine1: string
  addressLine2: string
  city: string
  state: string
}

/**
 * What a CEP tells, put into what is written already. A number and a complement stay while the street is the same; on
 * another street they would be somebody else's door.
 */
export function fillFromCep(written: WrittenAddress, found: Partial<Address>): WrittenAddress {
  const city = found.city ?? written.city
  const state = found.state ?? written.state
  const { street } = found
  if (!street) return { ...written, city, state }
  const before = splitAddressLines(written.addressLine1, written.addressLine2)
  const isSameStreet = before.street.localeCompare(street, 'pt-BR', { sensitivity: 'base' }) === 0
  const lines = composeAddressLines({
    street,
    number: isSameStreet ? before.number : '',
    complement: isSameStreet ? before.complement : '',
    neighborhood: found.neighborhood ?? '',
    city,
    state,
    postalCode: '',
  })
  // Ready for the number to be typed.
  const addressLine1 = lines.line1 === street ? `${street}, ` : lines.line1
  return { addressLine1, addressLine2: lines.line2, city, state }
}

/** A late answer keeps its hands off what was typed since `asked`. */
export function keepTyped(
  filled: WrittenAddress,
  { asked, latest }: { asked: WrittenAddress; latest: WrittenAddress },
): WrittenAddress {
  const kept = (field: keyof WrittenAddress) => (latest[field] === asked[field] ? filled : latest)[field]
  return {
    addressLine1: kept('addressLine1'),
    addressLine2: kept('addressLine2'),
    city: kept('city'),
    state: kept('state'),
  }
}
