/** All dates and times use São Paulo's clock, regardless of the server's time zone. */
const TIME_ZONE = 'America/Sao_Paulo'

const DAY_MS = 24 * 60 * 60 * 1000

/** Created on first use, because a formatter with a time zone is slow on phones. */
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
  readonly month: number
  readonly day: number
  /** 0 is Sunday. */
  readonly weekday: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

const HOUR_MS = 60 * 60 * 1000

/** Cached by hour: a time zone lookup takes 20 microseconds, and a delivery calendar needs sixty. */
const offsets = new Map<number, number>()
const MAX_OFFSETS = 1000

/** Offset from UTC. All historical changes happened on a full UTC hour. */
function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR_MS)
  const cachedOffset = offsets.get(hour)
  if (cachedOffset !== undefined) return cachedOffset
  if (offsets.size >= MAX_OFFSETS) offsets.clear()
  const offset = readOffset(hour * HOUR_MS)
  offsets.set(hour, offset)
  return offset
}

function readOffset(instant: number): number {
  clockFace ??= makeClockFace()
  const parts: Record<string, number> = {}
  for (const { type, value } of clockFace.formatToParts(instant)) parts[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant
}

export function saoPauloTime(instant: Date): SaoPauloTime {
  const wallClock = new Date(instant.getTime() + offsetAt(instant.getTime()))
  return {
    year: wallClock.getUTCFullYear(),
    month: wallClock.getUTCMonth() + 1,
    day: wallClock.getUTCDate(),
    weekday: wallClock.getUTCDay(),
    hour: wallClock.getUTCHours(),
    minute: wallClock.getUTCMinutes(),
    second: wallClock.getUTCSeconds(),
  }
}

const two = (number: number) => String(number).padStart(2, '0')

export function formatDate(instant: Date): string {
  const { year, month, day } = saoPauloTime(instant)
  return `${two(day)}/${two(month)}/${year}`
}

export function formatDateTime(instant: Date): string {
  const { year, month, day, hour, minute } = saoPauloTime(instant)
  return `${two(day)}/${two(month)}/${year} ${two(hour)}:${two(minute)}`
}

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000

export function hourWords(clockTime: string): string {
  const [hour = '', minute = ''] = clockTime.split(':')
  return `${Number(hour)}h${minute === '00' ? '' : minute}`
}

/** '14h30', or '19/11 às 14h30' on a later day. */
export function formatDeadline(end: Date, now: Date): string {
  const whole = formatDateTime(end)
  const time = hourWords(whole.slice(-5))
  return end.getTime() - now.getTime() < HALF_A_DAY_MS ? time : `${whole.slice(0, 5)} às ${time}`
}

export function formatLongDate(instant: Date): string {
  longDate ??= new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, dateStyle: 'long' })
  return longDate.format(instant)
}

export function isoDay(instant: Date): string {
  const { year, month, day } = saoPauloTime(instant)
  return `${year}-${two(month)}-${two(day)}`
}

export function startOfDay(instant: Date, daysLater = 0): Date {
  const { year, month, day } = saoPauloTime(instant)
  const midnight = Date.UTC(year, month - 1, day + daysLater)
  const wantedDay = new Date(midnight).toISOString().slice(0, 10)
  const candidates = [midnight - DAY_MS, midnight + DAY_MS]
    .map((near) => midnight - offsetAt(near))
    .sort((a, b) => a - b)
    .map((time) => new Date(time))
  const first = candidates.find((candidate) => isoDay(candidate) === wantedDay)
  if (!first) throw new RangeError(`no start of day for ${instant.toISOString()}`)
  return first
}

/** Counts every started day: one second is one day, and zero is zero. */
export function daysBetweenRoundedUp(earlier: Date, later: Date): number {
  return Math.ceil(Math.abs(later.getTime() - earlier.getTime()) / DAY_MS)
}
