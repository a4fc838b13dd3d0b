import { isClockTime } from '#platform/domain/calendar.ts'
import { type Hours, LAWFUL_HOURS, SHIFTS, type Shift } from './shifts.ts'

export interface CutOff {
  readonly time: string
  readonly dayBefore: boolean
}

type Places = Readonly<Record<Shift, number>>

/** Weekly capacity by weekday and shift; 0 means no delivery. */
export interface DeliverySchedule {
  readonly hours: Readonly<Record<Shift, Hours>>
  readonly cutOff: Readonly<Record<Shift, CutOff>>
  /** One entry per weekday, Sunday first. */
  readonly capacity: readonly Places[]
  readonly capacityUnit: 'orders' | 'kilometres'
  readonly preparationHours: number
}

const hours: DeliverySchedule['hours'] = {
  morning: { from: '08:00', until: '11:00' },
  afternoon: { from: '13:00', until: '17:00' },
  evening: { from: '19:00', until: '22:00' },
}
const cutOff: DeliverySchedule['cutOff'] = {
  morning: { time: '18:00', dayBefore: true },
  afternoon: { time: '11:00', dayBefore: false },
  evening: { time: '16:00', dayBefore: false },
}
const noPlaces = { morning: 0, afternoon: 0, evening: 0 }
const everyDay = <Places>(places: Places): Places[] => Array.from({ length: 7 }, () => places)

/** A new shop offers no day until the owner chooses some. */
export const UNSET_SCHEDULE: DeliverySchedule = {
  hours,
  cutOff,
  capacity: everyDay(noPlaces),
  capacityUnit: 'orders',
  preparationHours: 1,
}

const week = (sunday: Places, weekdays: Places, saturday: Places) => [
  sunday,
  ...everyDay(weekdays).slice(0, 5),
  saturday,
]

const busyDay = { morning: 6, afternoon: 8, evening: 6 }

export const MONDAY_TO_SATURDAY: DeliverySchedule = {
  ...UNSET_SCHEDULE,
  capacity: week(noPlaces, busyDay, { ...busyDay, evening: 0 }),
}

const EVENINGS_AND_SATURDAY: DeliverySchedule = {
  ...UNSET_SCHEDULE,
  capacity: week(noPlaces, { ...noPlaces, evening: 3 }, { morning: 4, afternoon: 4, evening: 0 }),
}

export const SCHEDULE_PRESETS = {
  weekdays: MONDAY_TO_SATURDAY,
  evenings: EVENINGS_AND_SATURDAY,
} as const satisfies Record<string, DeliverySchedule>

export type SchedulePreset = keyof typeof SCHEDULE_PRESETS

export const LARGEST_CAPACITY = 999
const MAX_PREPARATION_HOURS = 72

export type ScheduleFault = `${Shift}-hours` | `${Shift}-cut-off` | 'capacity' | 'no-shift' | 'preparation'

export function scheduleFaults(schedule: DeliverySchedule): ScheduleFault[] {
  const faults: ScheduleFault[] = SHIFTS.flatMap((shift) => [
    ...(areLawful(shift, schedule.hours[shift]) ? [] : [`${shift}-hours` as const]),
    ...(isCutOff(shift, schedule) ? [] : [`${shift}-cut-off` as const]),
  ])
  const numbers = schedule.capacity.flatMap((day) => SHIFTS.map((shift) => day[shift]))
  const fits = numbers.every((places) => isWhole(places, LARGEST_CAPACITY))
  if (schedule.capacity.length !== 7 || !fits) faults.push('capacity')
  else if (numbers.every((places) => places === 0)) faults.push('no-shift')
  if (!isWhole(schedule.preparationHours, MAX_PREPARATION_HOURS)) faults.push('preparation')
  return faults
}

const isWhole = (number: number, most: number) => Number.isInteger(number) && number >= 0 && number <= most

function areLawful(shift: Shift, { from, until }: Hours): boolean {
  const widest = LAWFUL_HOURS[shift]
  return (
    isClockTime(from) && isClockTime(until) && widest.from <= from && from < until && until <= widest.until
  )
}

/** A same-day cut-off must not be after the end of its shift. */
function isCutOff(shift: Shift, { cutOff, hours }: DeliverySchedule): boolean {
  const { time, dayBefore } = cutOff[shift]
  return isClockTime(time) && (dayBefore || time < hours[shift].until)
}
