/** The shop lives in São Paulo: days begin, peak hours run and dates are read on that city's clock, whatever the machine's. */
const TIME_ZONE = 'America/Sao_Paulo'

const DAY_MS = 24 * 60 * 60 * 1000

/** Both are made when they are first needed: a formatter with a time zone costs a phone's browser some time. */
let clockFace: Intl.DateTimeFormat | undefined
let longDate: Intl.DateTimeFormat | undefined

const makeClockFace = () =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })

export type SaoPauloTime = {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  /** 0 is Sunday. */
  readonly weekday: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

const HOUR_MS = 60 * 60 * 1000

/** By the hour since 1970: asking the zone's data takes twenty microseconds, and a calendar of deliveries asks sixty times. */
const offsets = new Map<number, number>()
const MAX_OFFSETS = 1000

/** How far the city's clock is ahead of UTC. Whenever it was changed, that was on a full hour of UTC. */
function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR_MS)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  if (offsets.size >= MAX_OFFSETS) offsets.clear()
  const offset = readOffset(hour * HOUR_MS)
  offsets.set(hour, offset)
  return offset
}

function readOffset(instant: number): number {
  clockFace ??= makeClockFace()
  const shown: Record<string, number> = {}
  for (const { type, value } of clockFace.formatToParts(instant)) shown[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant
}

/** What calendar and clock in São Paulo show at that instant. */
export function saoPauloTime(instant: Date): SaoPauloTime {
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime()))
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    weekday: shown.getUTCDay(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  }
}

const two = (number: number) => String(number).padStart(2, '0')

/** 'dd/MM/yyyy' */
export function formatDate(instant: Date): string {
  const { year, month, day } = saoPauloTime(instant)
  return `${two(day)}/${two(month)}/${year}`
}

/** 'dd/MM/yyyy HH:mm' */
export function formatDateTime(instant: Date): string {
  const { year, month, day, hour, minute } = saoPauloTime(instant)
  return `${two(day)}/${two(month)}/${year} ${two(hour)}:${two(minute)}`
}

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000

/** '13h', '13h30' */
export function hourWords(clockTime: string): string {
  const [hour = '', minute = ''] = clockTime.split(':')
  return `${Number(hour)}h${minute === '00' ? '' : minute}`
}

/** '14h30', or '19/11 às 14h30' when it is not soon. */
export function formatDeadline(end: Date, now: Date): string {
  const whole = formatDateTime(end)
  const time = hourWords(whole.slice(-5))
  return end.getTime() - now.getTime() < HALF_A_DAY_MS ? time : `${whole.slice(0, 5)} às ${time}`
}

/** '10 de novembro de 2026' */
export function formatLongDate(instant: Date): string {
  longDate ??= new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, dateStyle: 'long' })
  return longDate.format(instant)
}

/** 'yyyy-MM-dd', the key of a day for grouping and for date fields. */
export function isoDay(instant: Date): string {
  const { year, month, day } = saoPauloTime(instant)
  return `${year}-${two(month)}-${two(day)}`
}

/** The first instant of the instant's day, or of the day so many days later (or earlier, when negative). */
export function startOfDay(instant: Date, daysLater = 0): Date {
  const { year, month, day } = saoPauloTime(instant)
  const midnight = Date.UTC(year, month - 1, day + daysLater)
  const wanted = new Date(midnight).toISOString().slice(0, 10)
  const candidates = [midnight - DAY_MS, midnight + DAY_MS]
    .map((near) => midnight - offsetAt(near))
    .sort((a, b) => a - b)
    .map((time) => new Date(time))
  const first = candidates.find((candidate) => isoDay(candidate) === wanted)
  if (!first) throw new RangeError(`no start of day for ${instant.toISOString()}`)
  return first
}

/** Age in days as order periods count it: any started day counts whole, so one second is one day and none is zero. */
export function daysBetweenRoundedUp(earlier: Date, later: Date): number {
  return Math.ceil(Math.abs(later.getTime() - earlier.getTime()) / DAY_MS)
}
