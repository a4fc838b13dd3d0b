import { addDays } from '#platform/domain/calendar.ts'

const FIXED = {
  '01-01': 'new-year',
  '01-25': 'city-anniversary',
  '04-21': 'tiradentes',
  '05-01': 'labour-day',
  '07-09': 'state-revolution',
  '09-07': 'independence',
  '10-12': 'aparecida',
  '11-02': 'all-souls',
  '11-15': 'republic',
  '11-20': 'black-consciousness',
  '12-25': 'christmas',
} as const

/** Days relative to Easter Sunday. */
const AROUND_EASTER = [
  [-48, 'carnival-monday'],
  [-47, 'carnival-tuesday'],
  [-2, 'good-friday'],
  [60, 'corpus-christi'],
] as const

export type Holiday = (typeof FIXED)[keyof typeof FIXED] | (typeof AROUND_EASTER)[number][1]

const fixed: ReadonlyMap<string, Holiday> = new Map(Object.entries(FIXED))

/** Gregorian Easter Sunday (Meeus/Jones/Butcher algorithm). */
function findEaster(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1)).toISOString().slice(0, 10)
}

export function holidaysAfter(
  day: string,
  count: number,
): { readonly day: string; readonly holiday: Holiday }[] {
  const holidays: { day: string; holiday: Holiday }[] = []
  for (let next = day; holidays.length < count; next = addDays(next, 1)) {
    const holiday = holidayOn(next)
    if (holiday) holidays.push({ day: next, holiday })
  }
  return holidays
}

/** Cache of one year, because calendars ask for consecutive days. */
let moving: { readonly year: string; readonly days: ReadonlyMap<string, Holiday> } | undefined

function listMovingHolidays(year: string): ReadonlyMap<string, Holiday> {
  if (moving?.year === year) return moving.days
  const easter = findEaster(Number(year))
  const days = new Map(AROUND_EASTER.map(([distance, holiday]) => [addDays(easter, distance), holiday]))
  moving = { year, days }
  return days
}

export function holidayOn(day: string): Holiday | null {
  return fixed.get(day.slice(5)) ?? listMovingHolidays(day.slice(0, 4)).get(day) ?? null
}
