import { useRef, useState } from 'react'
import { profileCopy } from '#copy/profile.ts'
import { lacksNumber } from '#domain/accounts/profile-completion.ts'
import { parseCep } from '#domain/address/cep.ts'
import { askCep } from '../../freight/ask-addresses.ts'
import { fillFromCep, type WrittenAddress } from './fill-from-cep.ts'

type Lookup = { kind: 'idle' | 'searching' | 'found' } | { kind: 'failed'; problem: string }

/** Looks a complete CEP up while the rest is being typed. The last one asked for counts; failing is only a remark. */
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
    const answered = await askCep(cep)
    if (asked.current !== cep) return
    if (!answered.ok) return setLookup({ kind: 'failed', problem: answered.problem })
    const filled = fillFromCep(latest.current, answered.answer.address)
    onFilled(filled)
    setLookup({ kind: lacksNumber(filled) ? 'found' : 'idle' })
  }

  return { follow, remark: remarkOf(lookup) }
}

function remarkOf(lookup: Lookup): string | undefined {
  if (lookup.kind === 'failed') return lookup.problem
  if (lookup.kind === 'searching') return profileCopy.cep.searching
  return lookup.kind === 'found' ? profileCopy.cep.found : undefined
}
