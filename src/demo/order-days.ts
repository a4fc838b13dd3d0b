import { saoPauloTime, startOfDay } from '#platform/domain/sao-paulo-time.ts'

export const HOUR_MS = 60 * 60 * 1000
const MINUTE_MS = 60 * 1000

const PERIOD_DAYS = 90
/** The most recent days, reserved for orders still in progress. */
const QUIET_DAYS = 2

const FIRST_WAKING_HOUR = 8

/** Relative demand by weekday, starting with Sunday. */
const BUSYNESS = [1.7, 0.6, 0.7, 0.8, 1.1, 1.9, 2.3]

const SHOPPING_HOURS = [9, 10, 11, 12, 13, 15, 17, 18, 19, 20, 21, 22]

/** Instants within the last three months, oldest first. Busy days get more, deterministically. */
export function spreadOverPeriod(count: number, now: Date, random: () => number): Date[] {
  const days = Array.from({ length: PERIOD_DAYS - QUIET_DAYS }, (_, index) =>
    startOfDay(now, index - PERIOD_DAYS),
  )
  const busyness = days.map((day) => BUSYNESS[saoPauloTime(day).weekday] ?? 1)
  const step = busyness.reduce((sum, length) => sum + length, 0) / count
  const instants: Date[] = []
  let walked = 0
  days.forEach((day, index) => {
    walked += busyness[index] ?? 0
    while (instants.length < count && (instants.length + 0.5) * step <= walked) {
      instants.push(shoppingTime(day, random))
    }
  })
  return instants.sort((a, b) => a.getTime() - b.getTime())
}

function shoppingTime(day: Date, random: () => number): Date {
  const hour = SHOPPING_HOURS[Math.floor(random() * SHOPPING_HOURS.length)] ?? FIRST_WAKING_HOUR
  return new Date(day.getTime() + hour * HOUR_MS + Math.floor(random() * 60) * MINUTE_MS)
}

/** Moves an instant at night back to the previous evening. */
export function atWakingHour(instant: Date): Date {
  const { hour } = saoPauloTime(instant)
  return hour >= FIRST_WAKING_HOUR ? instant : new Date(instant.getTime() - (hour + 3) * HOUR_MS)
}

const SUNDAY = 0
const FIRST_RIDE_HOUR = 10
const LAST_RIDE_HOUR = 17
const PACKING_HOURS = 3

export function nextRide(orderedAt: Date): Date {
  const packedAt = new Date(orderedAt.getTime() + PACKING_HOURS * HOUR_MS)
  const { weekday, hour } = saoPauloTime(packedAt)
  if (weekday !== SUNDAY && hour >= FIRST_RIDE_HOUR && hour < LAST_RIDE_HOUR) return packedAt
  const waitsUntilTomorrow = weekday === SUNDAY || hour >= LAST_RIDE_HOUR
  const morning = new Date(
    startOfDay(packedAt, waitsUntilTomorrow ? 1 : 0).getTime() + FIRST_RIDE_HOUR * HOUR_MS,
  )
  return saoPauloTime(morning).weekday === SUNDAY ? new Date(morning.getTime() + 24 * HOUR_MS) : morning
}
