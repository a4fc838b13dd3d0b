import type { Centavos } from '#platform/domain/money.ts'
import type { FreightPrice } from './price-freight.ts'

/** Amounts in reais, distances in kilometres. */
export type FreightBreakdown = {
  base: number
  kmTiers: { fromKm: number; toKm: number; ratePerKm: number; subtotal: number }[]
  handling: number
  peakUpchargeApplied: boolean
  peakUpchargePct: number
  peakUpchargeAmount: number
}

const reais = (amount: Centavos) => amount / 100

export function freightBreakdown(price: FreightPrice): FreightBreakdown {
  return {
    base: reais(price.base),
    kmTiers: price.bands.map((band) => ({
      fromKm: band.fromMetres / 1000,
      toKm: band.toMetres / 1000,
      ratePerKm: reais(band.ratePerKm),
      subtotal: reais(band.subtotal),
    })),
    handling: reais(price.handling),
    peakUpchargeApplied: price.peakApplied,
    peakUpchargePct: price.peakPct,
    peakUpchargeAmount: reais(price.peakAmount),
  }
}
