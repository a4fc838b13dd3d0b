import { cepCopy } from '#delivery/addresses/copy.ts'
import { parseCep } from '#delivery/addresses/domain/cep.ts'
import type { OpenSlot } from '#delivery/calendar/domain/open-slots.ts'
import type { Shift } from '#delivery/calendar/domain/shifts.ts'
import { cepQuoteCopy, courierOff } from '#delivery/freight/copy/cep-quote.ts'
import { FREIGHT_SERVICE } from '#delivery/freight/domain/courier-settings.ts'
import type { FreeAbove } from '#delivery/freight/domain/free-freight.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { callFunction } from '#ui/failures/call-function.ts'
import { centavos, type Offer, type OfferAnswer, offersUnder, sortOffers } from './offer-answer.ts'

/** Estimate for a CEP; not valid for payment. */
export type CepQuote =
  | {
      kind: 'quoted'
      price: Centavos
      freeAbove: FreeAbove
      place: string | null
      slots: readonly OpenSlot[]
      /** Server time minus browser time. */
      aheadMs: number
      parcels?: readonly Offer[]
    }
  | { kind: 'sent'; offers: readonly [Offer, ...Offer[]]; place: string }
  | { kind: 'arranged' }
  | { kind: 'problem'; text: string }

interface Answer {
  price: number
  free_above: number | null
  place: string | null
  now: string
  free_slots: { day: string; shift: Shift; order_until: string }[]
  offers?: OfferAnswer[]
  parcels?: OfferAnswer[]
}

export interface SentLine {
  product_id: string
  variant_id: string | null
  quantity: number
  chosen_parts?: readonly string[] | null
}

interface CepQuestion {
  /** Day on which the cart's last reserved candle is ready. */
  readyOn: string | null
  lines: readonly SentLine[]
  subtotal?: Centavos
}

/** Longer than the server's own timeouts for external services. */
const MAX_WAIT_MS = 20_000

export async function askCepQuote(
  typed: string,
  { readyOn, lines, subtotal = 0 }: CepQuestion,
  call: typeof callFunction = callFunction,
): Promise<CepQuote> {
  const cep = parseCep(typed)
  if (!cep) return { kind: 'problem', text: cepCopy.incomplete }
  const question = {
    destinationAddress: cep,
    mode: FREIGHT_SERVICE,
    isExpress: false,
    ready_on: readyOn,
    lines,
  }
  const signal = AbortSignal.timeout(MAX_WAIT_MS)
  const sentAt = Date.now()
  const result = await call<Answer>('calculate-frete-motoboy-sp', question, { signal }).catch(() => null)
  if (result?.ok) {
    const { price, free_above, place, now, free_slots, offers = [], parcels } = result.body
    const [cheapest, ...dearer] = sortOffers(offers, subtotal)
    if (cheapest) return { kind: 'sent', offers: [cheapest, ...dearer], place: place ?? '' }
    const slots = free_slots.map(({ day, shift, order_until }) => {
      return { day, shift, orderUntil: new Date(order_until) }
    })
    // Measured from the time of sending, so that on a slow connection the cut-off appears early rather
    // than late.
    const aheadMs = Date.parse(now) - sentAt
    const freeAbove = free_above === null ? null : centavos(free_above)
    const ride = { price: centavos(price), freeAbove }
    const cheaper = parcels && { parcels: offersUnder(ride, parcels, subtotal) }
    return { kind: 'quoted', ...ride, place, slots, aheadMs, ...cheaper }
  }
  if (result?.error === courierOff) return { kind: 'arranged' }
  return { kind: 'problem', text: result?.error ?? cepQuoteCopy.failed }
}
