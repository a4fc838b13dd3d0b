import { durationText } from '#copy/freight/freight.ts'
import type { GeoPoint } from '#domain/address/geo-point.ts'
import type { FreightBreakdown } from '#domain/freight/freight-breakdown.ts'
import { roundToCentavos } from '#domain/money.ts'
import type { KnownQuote } from '#shop/freight/known-delivery.ts'
import type { Quote } from './delivery-state.ts'

/** What both quote functions answer. */
export interface QuoteAnswer {
  price: number
  eta?: string
  duration_text: string
  breakdown: FreightBreakdown
  distance_m: number
  origin: GeoPoint
  destination: GeoPoint
  good_for_ms: number | null
  /** In reais; null where no ride is given away. */
  free_above: number | null
}

export function quoteOf(answer: QuoteAnswer, usualEta: string): Quote {
  return {
    price: roundToCentavos(answer.price * 100),
    eta: answer.eta || usualEta,
    durationText: answer.duration_text,
    breakdown: answer.breakdown,
    metres: answer.distance_m,
    origin: answer.origin,
    destination: answer.destination,
    goodForMs: answer.good_for_ms,
    freeAbove: answer.free_above === null ? null : roundToCentavos(answer.free_above * 100),
  }
}

/** A price that was told before this page was made. */
export function knownQuote(known: KnownQuote | null): Quote | null {
  if (!known) return null
  const { seconds, ...told } = known
  return { ...told, durationText: durationText(seconds) }
}
