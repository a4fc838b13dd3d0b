import type { DeliverySchedule } from '#delivery/calendar/domain/delivery-schedule.ts'
import { SHIFTS } from '#delivery/calendar/domain/shifts.ts'
import type { CourierPriceTable } from '#delivery/freight/domain/courier-settings.ts'
import { type FreeAbove, isFreightFree } from '#delivery/freight/domain/free-freight.ts'
import { composeFreightPrice, REACH_METRES } from '#delivery/freight/domain/price-freight.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Box, packItems, type Size } from './packing.ts'
import { offersFromRates, type Rate } from './rate-table.ts'

interface Days {
  readonly from: number
  readonly until: number
}

export interface ShippingTerms {
  readonly price: { readonly least: Centavos; readonly most: Centavos }
  readonly days: {
    readonly handling: Days
    readonly transit: Days
    readonly weekdays: readonly number[]
  } | null
}

export interface CourierTable extends CourierPriceTable {
  readonly freeAbove: FreeAbove
}

const WEEK = 7
const CARRIER_WEEKDAYS = [1, 2, 3, 4, 5]

/** Price range from the shortest off-peak ride to the longest ride at peak. */
export function courierTerms(
  table: CourierTable,
  schedule: DeliverySchedule,
  candle: Centavos,
): ShippingTerms {
  const isFree = isFreightFree(table.freeAbove, candle)
  return {
    price: {
      least: isFree ? 0 : composeFreightPrice(0, table, false).total,
      most: isFree ? 0 : composeFreightPrice(REACH_METRES, table, true).total,
    },
    days: courierDays(schedule),
  }
}

function courierDays({ capacity, cutOff, preparationHours }: DeliverySchedule): ShippingTerms['days'] {
  const shifts = capacity.map((places) => SHIFTS.filter((shift) => places[shift] > 0))
  const weekdays = shifts.flatMap((open, weekday) => (open.length > 0 ? [weekday] : []))
  if (weekdays.length === 0) return null
  const isSameDay = weekdays.map((weekday) => shifts[weekday]?.some((shift) => !cutOff[shift].dayBefore))
  const gaps = weekdays.map((day, index) => {
    const next = weekdays[(index + 1) % weekdays.length] ?? day
    return (next - day + WEEK) % WEEK || WEEK
  })
  const preparation = Math.floor(preparationHours / 24)
  return {
    handling: {
      from: (isSameDay.some(Boolean) ? 0 : 1) + preparation,
      until: Math.max(...gaps) + (isSameDay.every(Boolean) ? 0 : 1) + preparation,
    },
    transit: { from: 0, until: 0 },
    weekdays,
  }
}

export interface ParcelTable {
  readonly rates: readonly Rate[]
  readonly boxes: readonly Box[]
}

export interface Measures {
  readonly grams: number | null
  readonly size: Size | null
}

/** Price range over all states for one candle in its own parcel; null if the rates do not cover it. */
export function parcelTerms(
  { rates, boxes }: ParcelTable,
  measures: Measures,
  candle: Centavos,
): ShippingTerms | null {
  const packing = packItems([{ name: '', quantity: 1, price: candle, ...measures }], boxes)
  const offers = packing.ok ? offersFromRates(rates, packing.value) : []
  if (offers.length === 0) return null
  const prices = offers.map(({ price, freeAbove }) => (isFreightFree(freeAbove, candle) ? 0 : price))
  return {
    price: { least: Math.min(...prices), most: Math.max(...prices) },
    days: {
      handling: { from: 1, until: 1 },
      transit: {
        from: Math.min(...offers.map(({ days }) => days.from)),
        until: Math.max(...offers.map(({ days }) => days.until)),
      },
      weekdays: CARRIER_WEEKDAYS,
    },
  }
}
