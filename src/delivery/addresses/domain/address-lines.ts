import { type Address, emptyAddress } from './address.ts'
import { maskCep } from './cep.ts'

export type AddressLines = { readonly line1: string; readonly line2: string }

const SEPARATOR = ' – '
const HOUSE_NUMBER = /^(?:s\/?n|.*\d.*)$/i
const SOUNDS_LIKE_COMPLEMENT =
  /\d|^(?:ap|apto|apartamento|bl|bloco|casa|fundos|sala|conj|conjunto|andar|torre|loja|sobrado|cobertura)\b/i

/** line1 'street, number', line2 'complement – neighbourhood', as stored in orders and profiles. */
export function composeAddressLines(address: Address): AddressLines {
  const join = (parts: string[], separator: string) =>
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(separator)
  return {
    line1: join([address.street, address.number], ', '),
    line2: join([address.complement, address.neighborhood], SEPARATOR),
  }
}

/** Inverse of `composeAddressLines`. Keeps free-form lines whole rather than splitting them wrongly. */
export function splitAddressLines(
  line1: string,
  line2: string,
): Pick<Address, 'street' | 'number' | 'complement' | 'neighborhood'> {
  return { ...splitStreet(line1.trim()), ...splitComplement(line2.trim()) }
}

export function addressOfLines({
  line1,
  line2 = '',
  city,
  state,
  postal_code,
}: {
  line1: string
  line2?: string
  city: string
  state: string
  postal_code: string
}): Address {
  return {
    ...emptyAddress,
    ...splitAddressLines(line1, line2),
    city,
    state: state.toUpperCase(),
    postalCode: maskCep(postal_code),
  }
}

/** Accepts 's/n' as a number. */
export function hasHouseNumber(line1: string): boolean {
  return /,.*(?:\d|\bs\/?n\b)/i.test(line1) || /\p{L}\S*\s+\p{L}\S*\s+(?:\d\S*|s\/?n)$/iu.test(line1.trim())
}

function splitStreet(line: string): Pick<Address, 'street' | 'number'> {
  const comma = line.lastIndexOf(',')
  const number = line.slice(comma + 1).trim()
  if (comma < 0 || number.length > 12 || !HOUSE_NUMBER.test(number)) return { street: line, number: '' }
  return { street: line.slice(0, comma).trim(), number }
}

function splitComplement(line: string): Pick<Address, 'complement' | 'neighborhood'> {
  const cut = line.lastIndexOf(SEPARATOR)
  if (cut >= 0) {
    return { complement: line.slice(0, cut).trim(), neighborhood: line.slice(cut + SEPARATOR.length).trim() }
  }
  return SOUNDS_LIKE_COMPLEMENT.test(line)
    ? { complement: line, neighborhood: '' }
    : { complement: '', neighborhood: line }
}
