import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import {
  type DeliveryConstraints,
  firstFreeSlot,
  listDeliveryDays,
  nearestFreeSlot,
  type OfferedDay,
} from './delivery-days.ts'
import { type DeliverySlot, type Hours, isSameSlot, type PromisedSlot, type Shift } from './shifts.ts'

export interface DeliveryCalendar {
  readonly today: string
  readonly days: readonly OfferedDay[]
  readonly hours: Readonly<Record<Shift, Hours>>
  readonly own: DeliverySlot | null
}

/** The customer's own slot stays available to them even if it is full. */
export function deliveryCalendar(
  constraints: DeliveryConstraints,
  own: DeliverySlot | null,
): DeliveryCalendar {
  const days = listDeliveryDays(constraints).map((day) => ({
    ...day,
    shifts: day.shifts.map((shift) =>
      isSameSlot(own, { day: day.day, shift: shift.shift }) ? { ...shift, state: 'free' as const } : shift,
    ),
  }))
  return { today: isoDay(constraints.now), days, hours: constraints.schedule.hours, own }
}

/** Pickup needs no courier capacity, so full slots are available. */
export function pickupCalendar(calendar: DeliveryCalendar): DeliveryCalendar {
  const days = calendar.days.map((day) => ({
    ...day,
    shifts: day.shifts.map((shift) =>
      shift.state === 'full' ? { ...shift, state: 'free' as const } : shift,
    ),
  }))
  return { ...calendar, days }
}

function isFree({ days }: DeliveryCalendar, requestedSlot: DeliverySlot): boolean {
  const offeredDay = days.find(({ day }) => day === requestedSlot.day)
  return (
    offeredDay?.shifts.some(({ shift, state }) => shift === requestedSlot.shift && state === 'free') ?? false
  )
}

/** Requested slot, otherwise the order's own, otherwise the nearest free one. Null if nothing is free. */
export function chosenSlot(
  calendar: DeliveryCalendar,
  requestedSlot: DeliverySlot | null,
): PromisedSlot | null {
  const slot = [requestedSlot, calendar.own].find((each) => each && isFree(calendar, each))
  const wantedSlot = requestedSlot ?? calendar.own
  const chosen =
    slot ?? (wantedSlot ? nearestFreeSlot(calendar.days, wantedSlot) : firstFreeSlot(calendar.days))
  return chosen && { ...chosen, hours: calendar.hours[chosen.shift] }
}
