import { type Centavos, roundToCentavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { saoPauloTime } from '#platform/domain/sao-paulo-time.ts'
import { type CourierPriceTable, FREIGHT_SERVICE } from './courier-settings.ts'

type FreightBand = {
  readonly fromMetres: number
  readonly toMetres: number
  readonly rate: keyof CourierPriceTable & `tier${number}Rate`
}

export const BASE_METRES = 3_000
/** Beyond this distance a parcel is offered too. */
export const FAR_METRES = 25_000
export const REACH_METRES = 40_000

export const FREIGHT_BANDS: readonly FreightBand[] = [
  { fromMetres: BASE_METRES, toMetres: 7_000, rate: 'tier1Rate' },
  { fromMetres: 7_000, toMetres: 15_000, rate: 'tier2Rate' },
  { fromMetres: 15_000, toMetres: FAR_METRES, rate: 'tier3Rate' },
  { fromMetres: FAR_METRES, toMetres: REACH_METRES, rate: 'tier4Rate' },
]

export type PricedBand = {
  readonly fromMetres: number
  /** Distance driven within this band, not the band's end. */
  readonly toMetres: number
  readonly ratePerKm: Centavos
  readonly subtotal: Centavos
}

/** Each line is rounded to centavos and the total is their sum, so nothing is rounded twice. */
export type FreightPrice = {
  readonly base: Centavos
  readonly bands: readonly PricedBand[]
  readonly handling: Centavos
  readonly peakApplied: boolean
  readonly peakPct: number
  readonly peakAmount: Centavos
  readonly total: Centavos
}

export type FreightPriceRefusal =
  | Refusal<'mode-not-offered', { mode: string }>
  | Refusal<'beyond-reach', { metres: number }>

export function priceFreight(request: {
  metres: number
  table: CourierPriceTable
  at: Date
  mode: string
}): Ok<FreightPrice> | FreightPriceRefusal {
  const { metres, table, at, mode } = request
  if (mode !== FREIGHT_SERVICE) return refuse('mode-not-offered', { mode })
  if (metres > REACH_METRES) return refuse('beyond-reach', { metres })
  return ok(composeFreightPrice(metres, table, isPeakHour(at, table)))
}

/** The caller decides about peak time, because the settings page shows both prices. */
export function composeFreightPrice(metres: number, table: CourierPriceTable, peak: boolean): FreightPrice {
  const bands = FREIGHT_BANDS.filter((band) => metres > band.fromMetres).map((band): PricedBand => {
    const toMetres = Math.min(metres, band.toMetres)
    const ratePerKm = table[band.rate]
    const subtotal = roundToCentavos(((toMetres - band.fromMetres) * ratePerKm) / 1000)
    return { fromMetres: band.fromMetres, toMetres, ratePerKm, subtotal }
  })
  const distancePrice = bands.reduce((sum, band) => sum + band.subtotal, table.basePrice)
  const peakAmount = peak ? roundToCentavos((distancePrice * table.peakUpchargePct) / 100) : 0
  return {
    base: table.basePrice,
    bands,
    handling: table.handlingFee,
    peakApplied: peak,
    peakPct: table.peakUpchargePct,
    peakAmount,
    total: distancePrice + table.handlingFee + peakAmount,
  }
}

const SUNDAY = 0
const SATURDAY = 6

function minuteOfDay(clockTime: string): number {
  const [hours = 0, minutes = 0] = clockTime.split(':').map(Number)
  return hours * 60 + minutes
}

export function isPeakHour(
  at: Date,
  { peakStartTime, peakEndTime }: Pick<CourierPriceTable, 'peakStartTime' | 'peakEndTime'>,
): boolean {
  const { weekday, hour, minute } = saoPauloTime(at)
  if (weekday === SUNDAY || weekday === SATURDAY) return false
  const now = hour * 60 + minute
  return now >= minuteOfDay(peakStartTime) && now < minuteOfDay(peakEndTime)
}
