import { useRef, useState } from 'react'
import { profileCopy } from '#copy/account/profile.ts'
import { lacksNumber } from '#domain/accounts/profile-completion.ts'
import { parseCep } from '#domain/address/cep.ts'
import { askCep } from '../../freight/ask-addresses.ts'
import { fillFromCep, keepTyped, type WrittenAddress } from './fill-from-cep.ts'

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
