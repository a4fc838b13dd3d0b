import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type FreeAbove, isFreightThreshold } from './free-freight.ts'

export const FREIGHT_PROVIDER = 'Motoboy SP'
export const FREIGHT_SERVICE = 'TABELA'

/** Rates are per kilometre of their band. */
export type CourierPriceTable = {
  readonly basePrice: Centavos
  readonly tier1Rate: Centavos
  readonly tier2Rate: Centavos
  readonly tier3Rate: Centavos
  readonly tier4Rate: Centavos
  readonly handlingFee: Centavos
  readonly peakUpchargePct: number
  /** 'HH:mm' in São Paulo, inclusive. */
  readonly peakStartTime: string
  /** 'HH:mm' in São Paulo, exclusive. */
  readonly peakEndTime: string
}

export type CourierSettings = CourierPriceTable & {
  readonly enabled: boolean
  readonly originAddress: string
  /** False after the text was edited; the last validated point stays in use. */
  readonly originValidated: boolean
  readonly origin: GeoPoint | null
  readonly freeAbove: FreeAbove
}

export const UNSET_COURIER: CourierSettings = {
  enabled: false,
  originAddress: '',
  originValidated: false,
  origin: null,
  basePrice: 0,
  tier1Rate: 0,
  tier2Rate: 0,
  tier3Rate: 0,
  tier4Rate: 0,
  handlingFee: 0,
  peakUpchargePct: 0,
  peakStartTime: '17:00',
  peakEndTime: '20:00',
  freeAbove: null,
}

/** Highest accepted amount, to catch typing errors. */
const DEAREST: Centavos = 1_000_00
const LARGEST_UPCHARGE_PCT = 100

export const isCourierPrice = (amount: number | null): amount is Centavos =>
  Number.isInteger(amount) && Number(amount) >= 0 && Number(amount) <= DEAREST

const MONEY_FIELDS = ['basePrice', 'tier1Rate', 'tier2Rate', 'tier3Rate', 'tier4Rate', 'handlingFee'] as const

export type CourierSettingsFault =
  | (typeof MONEY_FIELDS)[number]
  | 'peakUpchargePct'
  | 'peakStartTime'
  | 'peakEndTime'
  | 'originAddress'
  | 'freeAbove'

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export function courierSettingsFaults(settings: CourierSettings): CourierSettingsFault[] {
  const faults: CourierSettingsFault[] = MONEY_FIELDS.filter((field) => !isCourierPrice(settings[field]))
  const pct = settings.peakUpchargePct
  if (!(pct >= 0 && pct <= LARGEST_UPCHARGE_PCT)) faults.push('peakUpchargePct')
  const startIsTime = CLOCK_TIME.test(settings.peakStartTime)
  if (!startIsTime) faults.push('peakStartTime')
  const endsBeforeStart = startIsTime && settings.peakEndTime < settings.peakStartTime
  if (!CLOCK_TIME.test(settings.peakEndTime) || endsBeforeStart) faults.push('peakEndTime')
  if (settings.originAddress.trim() === '') faults.push('originAddress')
  if (!isFreightThreshold(settings.freeAbove)) faults.push('freeAbove')
  return faults
}
