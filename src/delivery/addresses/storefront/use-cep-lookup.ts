import { useRef, useState } from 'react'
import type { Address } from '#delivery/addresses/domain/address.ts'
import { parseCep } from '#delivery/addresses/domain/cep.ts'
import { askCep } from './ask-addresses.ts'
import { cepAddress } from './place-answer.ts'

type Lookup<Written> =
  | { kind: 'idle' | 'searching' }
  | { kind: 'found'; written: Written }
  | { kind: 'failed'; problem: string }

interface CepLookup<Written> {
  written: Written
  knownCep?: string
  ask?: typeof askCep
  fill(written: Written, address: Partial<Address>): Partial<Written>
  onFilled(fields: Partial<Written>): void
}

/** Only the last lookup counts; a failure keeps the fields. */
export function useCepLookup<Written extends Pick<Address, 'city' | 'state'>>(options: CepLookup<Written>) {
  const { written, knownCep = '', ask = askCep, fill, onFilled } = options
  const [lookup, setLookup] = useState<Lookup<Written>>({ kind: 'idle' })
  const lastCep = useRef(parseCep(knownCep))
  const latest = useRef(written)
  latest.current = written

  async function follow(typed: string): Promise<void> {
    const cep = parseCep(typed)
    if (cep === lastCep.current) return
    lastCep.current = cep
    if (!cep) return setLookup({ kind: 'idle' })
    setLookup({ kind: 'searching' })
    const before = latest.current
    const answer = await ask(cep)
    if (lastCep.current !== cep) return
    if (!answer.ok) return setLookup({ kind: 'failed', problem: answer.problem })
    const now = latest.current
    const filled = keepTyped(fill(now, cepAddress(now, answer.answer.address)), { before, now })
    onFilled(filled)
    setLookup({ kind: 'found', written: { ...now, ...filled } })
  }

  return { follow, lookup }
}

/** A late answer must not overwrite fields typed since the request. */
export function keepTyped<Written extends object>(
  filled: Partial<Written>,
  { before, now }: { before: Written; now: Written },
): Partial<Written> {
  const isUntouched = ([field]: [string, unknown]) =>
    before[field as keyof Written] === now[field as keyof Written]
  return Object.fromEntries(Object.entries(filled).filter(isUntouched)) as Partial<Written>
}
