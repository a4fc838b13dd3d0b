import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { durationText } from '#delivery/freight/copy/ride.ts'
import type { FreightBreakdown } from '#delivery/freight/domain/freight-breakdown.ts'
import type { KnownQuote } from '#delivery/freight/use-cases/known-delivery.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { priceAt, type Quote } from './delivery-state.ts'
import { centavos, type OfferAnswer, offersUnder, sortOffers } from './offer-answer.ts'

interface PriceAnswer {
  price: number
  eta?: string
  good_for_ms: number | null
  /** In reais; null if delivery is never free. */
  free_above: number | null
}

interface RideAnswer extends PriceAnswer {
  offers?: undefined
  duration_text: string
  breakdown: FreightBreakdown
  distance_m: number
  origin: GeoPoint
  destination: GeoPoint
  parcels?: readonly OfferAnswer[]
}

interface ParcelAnswer extends PriceAnswer {
  offers: readonly OfferAnswer[]
}

export type QuoteAnswer = RideAnswer | ParcelAnswer

export function readQuote(
  answer: QuoteAnswer,
  { usualEta, subtotal }: { usualEta: string; subtotal: Centavos },
): Quote {
  const ridePrice = {
    price: centavos(answer.price),
    eta: answer.eta || usualEta,
    goodForMs: answer.good_for_ms,
    freeAbove: answer.free_above === null ? null : centavos(answer.free_above),
  }
  const offers = answer.offers && sortOffers(answer.offers, subtotal)
  const chosenOffer = offers?.[0]
  if (offers && chosenOffer)
    return { ...ridePrice, ...priceAt(chosenOffer), parcel: { offers, chosen: chosenOffer } }
  const ride = answer as RideAnswer
  const beside = offersUnder(ridePrice, ride.parcels ?? [], subtotal)
  return {
    ...ridePrice,
    ...(beside.length > 0 && { beside }),
    durationText: ride.duration_text,
    breakdown: ride.breakdown,
    metres: ride.distance_m,
    origin: ride.origin,
    destination: ride.destination,
  }
}

export function knownQuote(storedQuote: KnownQuote | null): Quote | null {
  if (!storedQuote) return null
  const { seconds, ...quote } = storedQuote
  return { ...quote, durationText: durationText(seconds) }
}
