import { cepCopy } from '#copy/address.ts'
import { cepQuoteCopy } from '#copy/cep-quote.ts'
import { courierOff } from '#copy/freight.ts'
import { parseCep } from '#domain/address/cep.ts'
import { FREIGHT_SERVICE } from '#domain/freight/courier-settings.ts'
import { type Centavos, roundToCentavos } from '#domain/money.ts'
import { callFunction } from '#web/kit/call-function.ts'

/** What a visitor is told about the delivery to a CEP: information, nothing to pay with. */
export type CepQuote =
  | { kind: 'quoted'; price: Centavos; eta: string; place: string | null }
  /** The courier is switched off. */
  | { kind: 'arranged' }
  | { kind: 'problem'; text: string }

interface Answer {
  price: number
  eta: string
  place: string | null
}

/** Longer than the shop itself waits for the services it asks. */
const LONGEST_WAIT_MS = 20_000

export async function askCepQuote(
  typed: string,
  call: typeof callFunction = callFunction,
): Promise<CepQuote> {
  const cep = parseCep(typed)
  if (!cep) return { kind: 'problem', text: cepCopy.incomplete }
  const question = { destinationAddress: cep, mode: FREIGHT_SERVICE, isExpress: false }
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
  const result = await call<Answer>('calculate-frete-motoboy-sp', question, { signal }).catch(() => null)
  if (result?.ok) {
    const { price, eta, place } = result.body
    return { kind: 'quoted', price: roundToCentavos(price * 100), eta, place }
  }
  if (result?.error === courierOff) return { kind: 'arranged' }
  return { kind: 'problem', text: result?.error ?? cepQuoteCopy.failed }
}
