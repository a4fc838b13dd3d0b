import { useRef, useState } from 'react'
import { profileCopy } from '#copy/account/profile.ts'
import { lacksNumber } from '#domain/accounts/profile-completion.ts'
import type { Address } from '#domain/address/address.ts'
import { composeAddressLines, splitAddressLines } from '#domain/address/address-lines.ts'
import { parseCep } from '#domain/address/cep.ts'
import { askCep } from '../../freight/ask-addresses.ts'

export interface WrittenAddress {
  addressLine1: string
  addressLine2: string
  city: string
  state: string
}

type Lookup = { kind: 'idle' | 'searching' | 'found' } | { kind: 'failed'; problem: string }

/** Looks a complete CEP up while the rest is being typed. The last one asked for counts; failing keeps what is written. */
export function useCepFill(written: WrittenAddress, onFilled: (address: WrittenAddress) => void) {
  const [lookup, setLookup] = useState<Lookup>({ kind: 'idle' })
  const asked = useRef<string | null>(null)
  const latest = useRef(written)
  latest.current = written

  async function follow(postalCode: string): Promise<void> {
    const cep = parseCep(postalCode)
    if (cep === asked.current) return
    asked.current = cep
    if (!cep) return setLookup({ kind: 'idle' })
    setLookup({ kind: 'searching' })
    const before = latest.current
    const answered = await askCep(cep)
    if (asked.current !== cep) return
    if (!answered.ok) return setLookup({ kind: 'failed', problem: answered.problem })
    const found = fillFromCep(latest.current, answered.answer.address)
    const filled = keepTyped(found, { asked: before, latest: latest.current })
    onFilled(filled)
    setLookup({ kind: lacksNumber(filled) ? 'found' : 'idle' })
  }

  return { follow, remark: remarkOf(lookup), problem: lookup.kind === 'failed' ? lookup.problem : null }
}

function remarkOf(lookup: Lookup): string | undefined {
  if (lookup.kind === 'searching') return profileCopy.cep.searching
  return lookup.kind === 'found' ? profileCopy.cep.found : undefined
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
