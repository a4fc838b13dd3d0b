import type { DeliverySchedule, ScheduleFault } from '#delivery/calendar/domain/delivery-schedule.ts'
import { SHIFTS, type Shift } from '#delivery/calendar/domain/shifts.ts'

/** What each panel of the schedule shows and changes. */
export interface SchedulePanel {
  draft: ScheduleDraft
  faults: readonly ScheduleFault[]
  /** By a function where it depends on what was there: several presses may come before the page is drawn anew. */
  change(changed: Partial<ScheduleDraft> | ((before: ScheduleDraft) => Partial<ScheduleDraft>)): void
}

/** Monday first, as a week is written; the numbers are those of `Date`. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

export type ShiftDraft = {
  readonly from: string
  readonly until: string
  readonly cutOff: string
  readonly cutOffDay: 'same' | 'before'
}

/** The schedule as somebody types it. */
export interface ScheduleDraft {
  readonly shifts: Readonly<Record<Shift, ShiftDraft>>
  /** By weekday, Monday first, then by shift. */
  readonly capacity: readonly number[]
  readonly capacityUnit: DeliverySchedule['capacityUnit']
  readonly preparationHours: string
}

const byShift = <Value>(make: (shift: Shift) => Value): Record<Shift, Value> => ({
  morning: make('morning'),
  afternoon: make('afternoon'),
  evening: make('evening'),
})

export function scheduleDraft(schedule: DeliverySchedule): ScheduleDraft {
  const { hours, cutOff, capacity, capacityUnit, preparationHours } = schedule
  return {
    shifts: byShift((shift) => ({
      ...hours[shift],
      cutOff: cutOff[shift].time,
      cutOffDay: cutOff[shift].dayBefore ? 'before' : 'same',
    })),
    capacity: WEEK.flatMap((weekday) => SHIFTS.map((shift) => capacity[weekday]?.[shift] ?? 0)),
    capacityUnit,
    preparationHours: String(preparationHours),
  }
}

/** Where in `capacity` the number of a weekday and shift stands. */
export function capacityIndex(weekday: number, shift: Shift): number {
  return WEEK.indexOf(weekday as (typeof WEEK)[number]) * SHIFTS.length + SHIFTS.indexOf(shift)
}

/** What was typed; what is no number is NaN, which `scheduleFaults` names. */
export function readScheduleDraft(draft: ScheduleDraft): DeliverySchedule {
  const { shifts, capacity, capacityUnit, preparationHours } = draft
  const hours = preparationHours.trim()
  return {
    hours: byShift((shift) => ({ from: shifts[shift].from.trim(), until: shifts[shift].until.trim() })),
    cutOff: byShift((shift) => ({
      time: shifts[shift].cutOff.trim(),
      dayBefore: shifts[shift].cutOffDay === 'before',
    })),
    capacity: WEEK.map((_, weekday) =>
      byShift((shift) => capacity[capacityIndex(weekday, shift)] ?? Number.NaN),
    ),
    capacityUnit,
    preparationHours: /^\d+$/.test(hours) ? Number(hours) : Number.NaN,
  }
}
