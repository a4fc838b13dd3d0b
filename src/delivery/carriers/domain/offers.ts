import { openDayFrom } from '#delivery/calendar/domain/closed-days.ts'
import { holidayOn } from '#delivery/calendar/domain/holidays.ts'
import type { WorkSchedule } from '#delivery/calendar/domain/workshop-calendar.ts'
import type { FreeAbove } from '#delivery/freight/domain/free-freight.ts'
import { addDays, findWeekday } from '#platform/domain/calendar.ts'
import type { Centavos } from '#platform/domain/money.ts'

export interface CarrierOffer {
  readonly carrier: string
  readonly service: string
  readonly price: Centavos
  /** Subtotal from which the service ships free; null if it never does. */
  readonly freeAbove: FreeAbove
  /** Working days after posting. */
  readonly days: { readonly from: number; readonly until: number }
}

export interface DatedOffer extends CarrierOffer {
  readonly leavesOn: string
  readonly arrives: { readonly from: string; readonly until: string }
}

/** True if the offer can be cheaper than the courier at some subtotal. */
export const canUndercut = (
  { price, freeAbove }: Pick<CarrierOffer, 'price' | 'freeAbove'>,
  ride: Pick<CarrierOffer, 'price' | 'freeAbove'>,
): boolean =>
  price < ride.price || (freeAbove !== null && (ride.freeAbove === null || freeAbove < ride.freeAbove))

const SUNDAY = 0
const SATURDAY = 6

const isCarrierDay = (day: string) =>
  findWeekday(day) !== SUNDAY && findWeekday(day) !== SATURDAY && holidayOn(day) === null

function carrierDaysAfter(day: string, count: number): string {
  let last = day
  for (let daysLeft = count; daysLeft > 0; ) {
    last = addDays(last, 1)
    if (isCarrierDay(last)) daysLeft -= 1
  }
  return last
}

/**
 * Earliest posting day: never today, not before the candles are ready. Null if unknown, as in an
 * open-ended pause.
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

function carrierDaysFrom(first: string, last: string): number {
  let count = 0
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) if (isCarrierDay(day)) count += 1
  return count
}

export type ParcelDays = Pick<DatedOffer, 'leavesOn' | 'arrives'>

/** Keeps the transit time when the posting day changes. */
export const leavingOn = ({ leavesOn: before, arrives }: ParcelDays, leavesOn: string): ParcelDays => ({
  leavesOn,
  arrives: {
    from: carrierDaysAfter(leavesOn, carrierDaysFrom(before, arrives.from)),
    until: carrierDaysAfter(leavesOn, carrierDaysFrom(before, arrives.until)),
  },
})
