import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { isLocallyValid } from '#delivery/addresses/domain/address.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { ManualOrderAnswer } from './manual-order-action.server.ts'
import type { ManualOrderInput } from './manual-order-input.ts'

/** Debounce while the address is being typed. */
const QUIET_MS = 600

export interface FreightByTable {
  readonly price: Centavos | null
  readonly words: string | undefined
  readonly refusal: string | undefined
  readonly isAsking: boolean
}

export function useFreightQuote(input: ManualOrderInput): FreightByTable {
  const { data, state, submit } = useFetcher<ManualOrderAnswer>()
  const quoteRequest = buildQuestion(input)
  const lastQuestion = useRef<string | null>(null)
  useEffect(() => {
    if (quoteRequest === null || quoteRequest === lastQuestion.current) return
    const timer = setTimeout(() => {
      lastQuestion.current = quoteRequest
      const fields = new URLSearchParams([...JSON.parse(quoteRequest), ['intent', 'quote']])
      void submit(fields, { method: 'post', action: pathTo('adminOrderNew') })
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [quoteRequest, submit])
  const isAnswered =
    quoteRequest !== null && data?.input !== undefined && buildQuestion(data.input) === quoteRequest
  return {
    price: (isAnswered && data.freight?.price) || null,
    words: isAnswered ? data.freight?.words : undefined,
    refusal: isAnswered && !data.ok ? data.toast?.text : undefined,
    isAsking: state !== 'idle',
  }
}

/** Request as form text; null if no price table applies or the address is incomplete. */
function buildQuestion(input: ManualOrderInput): string | null {
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
