import { profileCopy } from '#customers/profile/copy/profile.ts'
import { lacksNumber } from '#customers/profile/domain/lacks-number.ts'
import type { Address } from '#delivery/addresses/domain/address.ts'
import { composeAddressLines, splitAddressLines } from '#delivery/addresses/domain/address-lines.ts'
import { useCepLookup } from '#delivery/addresses/storefront/use-cep-lookup.ts'

export interface WrittenAddress {
  addressLine1: string
  addressLine2: string
  city: string
  state: string
}

/** Keeps house number and complement only if the street stays the same. */
export function fillFromCep(typedAddress: WrittenAddress, address: Partial<Address>): WrittenAddress {
  const city = address.city ?? typedAddress.city
  const state = address.state ?? typedAddress.state
  const { street } = address
  if (!street)
    return { ...typedAddress, ...(street === '' && { addressLine1: '', addressLine2: '' }), city, state }
  const before = splitAddressLines(typedAddress.addressLine1, typedAddress.addressLine2)
  const isSameStreet = before.street.localeCompare(street, 'pt-BR', { sensitivity: 'base' }) === 0
  const lines = composeAddressLines({
    street,
    number: isSameStreet ? before.number : '',
    complement: isSameStreet ? before.complement : '',
    neighborhood: address.neighborhood ?? '',
    city,
    state,
    postalCode: '',
  })
  const addressLine1 = lines.line1 === street ? `${street}, ` : lines.line1
  return { addressLine1, addressLine2: lines.line2, city, state }
}

export function useCepFill(
  typedAddress: WrittenAddress,
  onFilled: (fields: Partial<WrittenAddress>) => void,
) {
  const { follow, lookup } = useCepLookup({ written: typedAddress, fill: fillFromCep, onFilled })
  const { searching, found } = profileCopy.cep
  const isNumberNext = lookup.kind === 'found' && lacksNumber(lookup.written)
  return {
    follow,
    remark: lookup.kind === 'searching' ? searching : isNumberNext ? found : undefined,
    problem: lookup.kind === 'failed' ? lookup.problem : null,
  }
}
