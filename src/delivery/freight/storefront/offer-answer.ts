import type { DatedOffer } from '#delivery/carriers/domain/offers.ts'
import { freightAfterThreshold } from '#delivery/freight/domain/free-freight.ts'
import { type Centavos, roundToCentavos } from '#platform/domain/money.ts'

export interface OfferAnswer {
  carrier: string
  service: string
  price: number
  free_above: number | null
  leaves_on: string
  arrives: { from: string; until: string }
}

export const centavos = (reais: number): Centavos => roundToCentavos(reais * 100)

export type Offer = Omit<DatedOffer, 'days'>

function readOffer({ free_above, leaves_on, price, ...offer }: OfferAnswer): Offer {
  return {
    ...offer,
    price: centavos(price),
    freeAbove: free_above === null ? null : centavos(free_above),
    leavesOn: leaves_on,
  }
}

export const offersUnder = (
  ride: Pick<Offer, 'price' | 'freeAbove'>,
  answers: readonly OfferAnswer[],
  subtotal: Centavos,
): Offer[] =>
  sortOffers(answers, subtotal).filter(
    (offer) => calculateDue(offer, subtotal) < calculateDue(ride, subtotal),
  )

export const calculateDue = (
  { price, freeAbove }: Pick<Offer, 'price' | 'freeAbove'>,
  subtotal: Centavos,
): Centavos => freightAfterThreshold(price, freeAbove, subtotal)

/** Cheapest for the customer first; equal prices are sorted by the owner's cost. */
export const sortOffers = (answers: readonly OfferAnswer[], subtotal: Centavos): Offer[] =>
  answers
    .map(readOffer)
    .sort((a, b) => calculateDue(a, subtotal) - calculateDue(b, subtotal) || a.price - b.price)
