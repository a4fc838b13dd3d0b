import { isClockTime } from '#domain/calendar.ts'
import { type Hours, LAWFUL_HOURS, SHIFTS, type Shift } from './shifts.ts'

/** Until when an order is taken for a shift. */
export interface CutOff {
  readonly time: string
  readonly dayBefore: boolean
}

/** The owner's week, when they deliver and how much fits: one number per weekday and shift is switch and capacity, and 0 means no delivery. */
export interface DeliverySchedule {
  readonly hours: Readonly<Record<Shift, Hours>>
  readonly cutOff: Readonly<Record<Shift, CutOff>>
  /** By weekday, Sunday first. */
  readonly capacity: readonly Readonly<Record<Shift, number>>[]
  readonly capacityUnit: 'orders' | 'kilometres'
  /** Hours between the order and the beginning of its shift, at least. */
  readonly preparationHours: number
}

const weekday = { morning: 6, afternoon: 8, evening: 6 }

/** What a shop begins with; the owner edits it. */
export const DEFAULT_SCHEDULE: DeliverySchedule = {
  hours: {
    morning: { from: '08:00', until: '11:00' },
    afternoon: { from: '13:00', until: '17:00' },
    evening: { from: '19:00', until: '22:00' },
  },
  cutOff: {
    morning: { time: '18:00', dayBefore: true },
    afternoon: { time: '11:00', dayBefore: false },
    evening: { time: '16:00', dayBefore: false },
  },
  capacity: [
    { morning: 0, afternoon: 0, evening: 0 },
    weekday,
    weekday,
    weekday,
    weekday,
    weekday,
    { morning: 6, afternoon: 8, evening: 0 },
  ],
  capacityUnit: 'orders',
  preparationHours: 1,
}

export const LARGEST_CAPACITY = 999
const LONGEST_PREPARATION_HOURS = 72

export type ScheduleFault = `${Shift}-hours` | `${Shift}-cut-off` | 'capacity' | 'no-shift' | 'preparation'

/** The parts that cannot be saved as they are. */
export function scheduleFaults(schedule: DeliverySchedule): ScheduleFault[] {
  const faults: ScheduleFault[] = SHIFTS.flatMap((shift) => [
    ...(areLawful(shift, schedule.hours[shift]) ? [] : [`${shift}-hours` as const]),
    ...(isCutOff(shift, schedule) ? [] : [`${shift}-cut-off` as const]),
  ])
  const numbers = schedule.capacity.flatMap((day) => SHIFTS.map((shift) => day[shift]))
  const fits = numbers.every((places) => isWhole(places, LARGEST_CAPACITY))
  if (schedule.capacity.length !== 7 || !fits) faults.push('capacity')
  else if (numbers.every((places) => places === 0)) faults.push('no-shift')
  if (!isWhole(schedule.preparationHours, LONGEST_PREPARATION_HOURS)) faults.push('preparation')
  return faults
}

const isWhole = (number: number, most: number) => Number.isInteger(number) && number >= 0 && number <= most

function areLawful(shift: Shift, { from, until }: Hours): boolean {
  const widest = LAWFUL_HOURS[shift]
  return (
    isClockTime(from) && isClockTime(until) && widest.from <= from && from < until && until <= widest.until
  )
}

/** On the day itself a cut-off after the end of the shift would promise the past. */
function isCutOff(shift: Shift, { cutOff, hours }: DeliverySchedule): boolean {
  const { time, dayBefore } = cutOff[shift]
  return isClockTime(time) && (dayBefore || time < hours[shift].until)
}
