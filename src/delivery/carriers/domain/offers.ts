import { openDayFrom } from '#delivery/calendar/domain/closed-days.ts'
import { holidayOn } from '#delivery/calendar/domain/holidays.ts'
import type { WorkSchedule } from '#delivery/calendar/domain/workshop-calendar.ts'
import type { FreeAbove } from '#delivery/freight/domain/free-freight.ts'
import { addDays, weekdayOf } from '#platform/domain/calendar.ts'
import type { Centavos } from '#platform/domain/money.ts'

/** What a carrier asks for all parcels of an order together. Carrier and service name it: an order keeps both. */
export interface CarrierOffer {
  readonly carrier: string
  readonly service: string
  readonly price: Centavos
  /** From how much in candles the owner gives it away; null where they do not. */
  readonly freeAbove: FreeAbove
  /** Working days after it left the workshop. */
  readonly days: { readonly from: number; readonly until: number }
}

/** With the days that a customer is told, 'yyyy-MM-dd'. */
export interface DatedOffer extends CarrierOffer {
  readonly leavesOn: string
  readonly arrives: { readonly from: string; readonly until: string }
}

/** Whether some number of candles makes this offer cheaper than the courier's ride. */
export const canUndercut = (
  { price, freeAbove }: Pick<CarrierOffer, 'price' | 'freeAbove'>,
  ride: Pick<CarrierOffer, 'price' | 'freeAbove'>,
): boolean =>
  price < ride.price || (freeAbove !== null && (ride.freeAbove === null || freeAbove < ride.freeAbove))

const SUNDAY = 0
const SATURDAY = 6

/** Carriers count Monday to Friday, but for holidays. */
const isCarrierDay = (day: string) =>
  weekdayOf(day) !== SUNDAY && weekdayOf(day) !== SATURDAY && holidayOn(day) === null

function carrierDaysAfter(day: string, count: number): string {
  let last = day
  for (let left = count; left > 0; ) {
    last = addDays(last, 1)
    if (isCarrierDay(last)) left -= 1
  }
  return last
}

/**
 * The day on which an order of today is posted: never today, not before its candles have cured, with workshop and
 * post open. Null where that is not known, as in a pause without an end.
 */
export function leavingDay(
  schedule: WorkSchedule,
  { today, readyOn }: { readonly today: string; readonly readyOn: string | null },
): string | null {
  const tomorrow = addDays(today, 1)
  let day = openDayFrom(schedule, readyOn !== null && readyOn > tomorrow ? readyOn : tomorrow)
  while (day !== null && !isCarrierDay(day)) day = openDayFrom(schedule, addDays(day, 1))
  return day
}

/** The cheapest first, and of two that cost the same the quicker. */
export function datedOffers(offers: readonly CarrierOffer[], leavesOn: string): DatedOffer[] {
  return offers
    .toSorted((a, b) => a.price - b.price || a.days.until - b.days.until)
    .map((offer) => ({
      ...offer,
      leavesOn,
      arrives: {
        from: carrierDaysAfter(leavesOn, offer.days.from),
        until: carrierDaysAfter(leavesOn, offer.days.until),
      },
    }))
}

/** So many working days lie between two days, the first not counted. */
function carrierDaysFrom(first: string, last: string): number {
  let count = 0
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) if (isCarrierDay(day)) count += 1
  return count
}

/** When a parcel leaves, and when it arrives. */
export type ParcelDays = Pick<DatedOffer, 'leavesOn' | 'arrives'>

/** What leaves on another day takes as long as before. */
export const leavingOn = ({ leavesOn: before, arrives }: ParcelDays, leavesOn: string): ParcelDays => ({
  leavesOn,
  arrives: {
    from: carrierDaysAfter(leavesOn, carrierDaysFrom(before, arrives.from)),
    until: carrierDaysAfter(leavesOn, carrierDaysFrom(before, arrives.until)),
  },
})
