import { STATES, type Uf } from '#delivery/addresses/domain/states.ts'
import { type FreeAbove, isFreightThreshold } from '#delivery/freight/domain/free-freight.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { CarrierOffer } from './offers.ts'
import type { Parcel } from './packing.ts'

/** Upper limit of each weight band in grams; the last is the carriers' limit. */
export const WEIGHT_BANDS = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000] as const

export const TABLE_CARRIER = 'Correios'
export const TABLE_SERVICES = ['PAC', 'SEDEX'] as const
export type TableService = (typeof TABLE_SERVICES)[number]

export interface Rate {
  readonly state: Uf
  readonly service: TableService
  /** Price per weight band; null if that weight is not sent. */
  readonly prices: readonly (Centavos | null)[]
  readonly daysFrom: number
  readonly daysUntil: number
  readonly freeAbove: FreeAbove
}

export type RateFault = 'prices' | 'days' | 'freeAbove'

const DEAREST_PARCEL: Centavos = 2_000_00
const MAX_DAYS = 60

export function rateFaults({ prices, daysFrom, daysUntil, freeAbove }: Rate): RateFault[] {
  const isPrice = (price: Centavos | null) =>
    price === null || (Number.isInteger(price) && price > 0 && price <= DEAREST_PARCEL)
  const areDays =
    Number.isInteger(daysFrom) && Number.isInteger(daysUntil) && daysFrom >= 1 && daysFrom <= daysUntil
  return [
    ...(prices.length === WEIGHT_BANDS.length && prices.every(isPrice) ? [] : (['prices'] as const)),
    ...(areDays && daysUntil <= MAX_DAYS ? [] : (['days'] as const)),
    ...(isFreightThreshold(freeAbove) ? [] : (['freeAbove'] as const)),
  ]
}

/** Offers a service only if every parcel has a price; sums the prices. */
export function offersFromRates(rates: readonly Rate[], parcels: readonly Parcel[]): CarrierOffer[] {
  return rates.flatMap(({ service, prices, daysFrom, daysUntil, freeAbove }) => {
    const each = parcels.map(({ grams }) => prices[WEIGHT_BANDS.findIndex((most) => grams <= most)] ?? null)
    if (each.some((price) => price === null)) return []
    const price = each.reduce<Centavos>((sum, one) => sum + (one ?? 0), 0)
    return [{ carrier: TABLE_CARRIER, service, price, freeAbove, days: { from: daysFrom, until: daysUntil } }]
  })
}

const ZONES: readonly (readonly Uf[])[] = [
  ['SP'],
  ['ES', 'MG', 'PR', 'RJ', 'SC'],
  ['DF', 'GO', 'MS', 'RS'],
  ['AL', 'BA', 'CE', 'MA', 'MT', 'PB', 'PE', 'PI', 'RN', 'SE', 'TO'],
  ['AC', 'AM', 'AP', 'PA', 'RO', 'RR'],
]

const PROPOSED: Readonly<Record<TableService, readonly (readonly [Centavos, number, number])[]>> = {
  PAC: [
    [18_90, 3, 5],
    [24_80, 4, 7],
    [28_90, 5, 8],
    [36_90, 7, 11],
    [46_90, 9, 15],
  ],
  SEDEX: [
    [26_90, 1, 2],
    [38_60, 2, 3],
    [47_90, 2, 4],
    [68_90, 3, 5],
    [92_90, 4, 7],
  ],
}

/** Price of each band relative to the first, in tenths. */
const BAND_TENTHS = [10, 12, 17, 26, 42, 58]

/** Plausible defaults; not used for sales until the owner saves them. */
export function proposedRates(): Rate[] {
  return STATES.flatMap(({ uf: state }) => {
    const zone = ZONES.findIndex((states) => states.includes(state))
    return TABLE_SERVICES.map((service): Rate => {
      const [price, daysFrom, daysUntil] = PROPOSED[service][zone] ?? [0, 1, 1]
      const prices = BAND_TENTHS.map((tenths) => Math.round((price * tenths) / 100) * 10)
      return { state, service, prices, daysFrom, daysUntil, freeAbove: null }
    })
  })
}
