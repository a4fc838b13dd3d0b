import type { CourierPriceTable } from './courier-settings.ts'

export type FreightBand = {
  readonly fromMetres: number
  readonly toMetres: number
  readonly rate: keyof CourierPriceTable & `tier${number}Rate`
}

/** The base price covers the first three kilometres; each further band is paid per kilometre, one after the other. */
export const BASE_METRES = 3_000
export const REACH_METRES = 40_000

export const FREIGHT_BANDS: readonly FreightBand[] = [
  { fromMetres: BASE_METRES, toMetres: 7_000, rate: 'tier1Rate' },
  { fromMetres: 7_000, toMetres: 15_000, rate: 'tier2Rate' },
  { fromMetres: 15_000, toMetres: 25_000, rate: 'tier3Rate' },
  { fromMetres: 25_000, toMetres: REACH_METRES, rate: 'tier4Rate' },
]
