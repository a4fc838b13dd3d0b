import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { isLocallyValid } from '#delivery/addresses/domain/address.ts'
import type { Centavos } from '#platform/domain/money.ts'
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
  const wanted = questionOf(input)
  const lastQuestion = useRef<string | null>(null)
  useEffect(() => {
    if (wanted === null || wanted === lastQuestion.current) return
    const timer = setTimeout(() => {
      lastQuestion.current = wanted
      const fields = new URLSearchParams([...JSON.parse(wanted), ['intent', 'quote']])
      void submit(fields, { method: 'post', action: pathTo('adminOrderNew') })
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [wanted, submit])
  const isAnswered = wanted !== null && data?.input !== undefined && questionOf(data.input) === wanted
  return {
    price: (isAnswered && data.freight?.price) || null,
    words: isAnswered ? data.freight?.words : undefined,
    refusal: isAnswered && !data.ok ? data.toast?.text : undefined,
    isAsking: state !== 'idle',
  }
}

/** What is asked for, as the fields of a form in text; null where it has no price of a table, or is not complete. */
function questionOf(input: ManualOrderInput): string | null {
  const { way, postalCode, street, number, complement, neighborhood, city, state } = input
  const address = { postalCode, street, number, complement, neighborhood, city, state }
  if ((way !== 'courier' && way !== 'carrier') || !isLocallyValid(address)) return null
  const chosen = way === 'carrier' ? input.lines.filter(({ item }) => item !== '') : []
  if (way === 'carrier' && chosen.length === 0) return null
  const weighed = chosen.flatMap(({ item, quantity }) => [
    ['item', item],
    ['quantity', quantity],
  ])
  return JSON.stringify([...Object.entries(address), ['way', way], ...weighed])
}
