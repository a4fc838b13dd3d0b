import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { isLocallyValid } from '#domain/address/address.ts'
import type { Centavos } from '#domain/money.ts'
import type { ManualOrderAnswer } from './manual-order-action.server.ts'
import type { ManualOrderInput } from './manual-order-input.ts'

/** While an address is still being typed nobody is asked. */
const QUIET_MS = 600

export interface FreightByTable {
  /** Null while it is not known. */
  readonly price: Centavos | null
  /** What it is for, in words. */
  readonly words: string | undefined
  readonly refusal: string | undefined
  readonly isAsking: boolean
}

/** What the courier costs to the address as it stands, asked for by itself: the total then holds it. */
export function useFreightQuote(input: ManualOrderInput): FreightByTable {
  const { data, state, submit } = useFetcher<ManualOrderAnswer>()
  const wanted = addressOf(input)
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (wanted === null || wanted === asked.current) return
    const timer = setTimeout(() => {
      asked.current = wanted
      void submit(
        { ...JSON.parse(wanted), way: 'courier', intent: 'quote' },
        { method: 'post', action: pathTo('adminOrderNew') },
      )
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [wanted, submit])
  const isAnswered = wanted !== null && data?.input !== undefined && addressOf(data.input) === wanted
  return {
    price: (isAnswered && data.freight?.price) || null,
    words: isAnswered ? data.freight?.words : undefined,
    refusal: isAnswered && !data.ok ? data.toast?.text : undefined,
    isAsking: state !== 'idle',
  }
}

/** The address as text; null where the courier is not wanted or it is not complete. */
function addressOf(input: ManualOrderInput): string | null {
  const { way, postalCode, street, number, complement, neighborhood, city, state } = input
  const address = { postalCode, street, number, complement, neighborhood, city, state }
  return way === 'courier' && isLocallyValid(address) ? JSON.stringify(address) : null
}
