import type { DatedOffer } from '#domain/carriers/offers.ts'
import { type Centavos, roundToCentavos } from '#domain/money.ts'

/** A carrier's offer as the functions answer it: amounts in reais. */
export interface OfferAnswer {
  carrier: string
  service: string
  price: number
  free_above: number | null
  leaves_on: string
  arrives: { from: string; until: string }
}

export const centavos = (reais: number): Centavos => roundToCentavos(reais * 100)

export function offerOf({ free_above, leaves_on, price, ...offer }: OfferAnswer): Omit<DatedOffer, 'days'> {
  return {
    ...offer,
    price: centavos(price),
    freeAbove: free_above === null ? null : centavos(free_above),
    leavesOn: leaves_on,
  }
}
