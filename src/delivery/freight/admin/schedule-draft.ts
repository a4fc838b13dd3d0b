import type { DeliverySchedule, ScheduleFault } from '#delivery/calendar/domain/delivery-schedule.ts'
import { SHIFTS, type Shift } from '#delivery/calendar/domain/shifts.ts'

export interface SchedulePanel {
  draft: ScheduleDraft
  faults: readonly ScheduleFault[]
  /** Use a function if the change depends on the current draft, because clicks may be batched. */
  change(changed: Partial<ScheduleDraft> | ((before: ScheduleDraft) => Partial<ScheduleDraft>)): void
}

/** Monday first; numbers as in `Date`. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

export type ShiftDraft = {
  readonly from: string
  readonly until: string
  readonly cutOff: string
  readonly cutOffDay: 'same' | 'before'
}

export interface ScheduleDraft {
  readonly shifts: Readonly<Record<Shift, ShiftDraft>>
  /** One entry per weekday (Monday first) and shift. */
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

export function capacityIndex(weekday: number, shift: Shift): number {
  return WEEK.indexOf(weekday as (typeof WEEK)[number]) * SHIFTS.length + SHIFTS.indexOf(shift)
}

/** Invalid numbers become NaN, which `scheduleFaults` reports. */
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
