import { addDays, findWeekday, isIsoDay } from '#platform/domain/calendar.ts'
import { type DeliverySchedule, LARGEST_CAPACITY } from './delivery-schedule.ts'
import { SHIFTS, type Shift } from './shifts.ts'

declare module '#settings/use-cases/load-settings.ts' {
  interface ShopSettings {
    readonly calendar: readonly CalendarEntry[]
  }
}

/** 'yyyy-MM-dd', both inclusive; open-ended without `until`. */
export interface DaySpan {
  readonly from: string
  readonly until: string | null
}

export type Places = Readonly<Record<Shift, number>>

/**
 * 'vacation': no sales until it ends. 'day-off': closed, but other days can be booked. 'open': also
 * possible on holidays and Sundays.
 */
export const ENTRY_KINDS = ['vacation', 'day-off', 'open'] as const

export type EntryKind = (typeof ENTRY_KINDS)[number]

export interface SpecialDays extends DaySpan {
  /** 'courier': no sales until the courier is back; not an entry of the owner's calendar. */
  readonly kind: EntryKind | 'courier'
  /** For 'open' only; null uses the weekly capacity. */
  readonly places: Places | null
}

/** Entries never overlap. */
export interface CalendarEntry extends SpecialDays {
  readonly kind: EntryKind
  readonly until: string
  /** Shown to customers during a vacation, otherwise internal. */
  readonly note: string
}

export interface WorkSchedule extends DeliverySchedule {
  /** If two entries share a day, the first one applies. */
  readonly specialDays: readonly SpecialDays[]
}

export const MAX_CALENDAR_NOTE_LENGTH = 140
const MAX_ENTRIES = 200
const MAX_DAYS = 400

export function isWithin({ from, until }: DaySpan, day: string): boolean {
  return from <= day && (until === null || day <= until)
}

export function entryOn<Entry extends DaySpan>(entries: readonly Entry[], day: string): Entry | null {
  return entries.find((entry) => isWithin(entry, day)) ?? null
}

export const isPause = (entry: Pick<SpecialDays, 'kind'> | null) =>
  entry?.kind === 'vacation' || entry?.kind === 'courier'

/** The day itself or the first day after its pauses. An open-ended pause has no such day. */
export function dayAfterPause(entries: readonly SpecialDays[], day: string): string {
  const pause = entryOn(entries, day)
  return isPause(pause) && pause?.until ? dayAfterPause(entries, addDays(pause.until, 1)) : day
}

export function withoutDays(
  entries: readonly CalendarEntry[],
  { from, until }: { readonly from: string; readonly until: string },
): CalendarEntry[] {
  return entries.flatMap((entry) => {
    if (entry.until < from || until < entry.from) return [entry]
    return [
      ...(entry.from < from ? [{ ...entry, until: addDays(from, -1) }] : []),
      ...(until < entry.until ? [{ ...entry, from: addDays(until, 1) }] : []),
    ]
  })
}

export function withEntry(entries: readonly CalendarEntry[], entry: CalendarEntry): CalendarEntry[] {
  return [...withoutDays(entries, entry), entry].toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

export const entriesAhead = (entries: readonly CalendarEntry[], today: string) =>
  entries.filter(({ until }) => until >= today)

export const placesOfWeek = ({ capacity }: DeliverySchedule, day: string): Places =>
  capacity[findWeekday(day)] ?? { morning: 0, afternoon: 0, evening: 0 }

const isAnywhere = (places: Places) => SHIFTS.some((shift) => places[shift] > 0)

/** Default capacity for a day being opened: its weekday's, otherwise the previous working day's. */
export function proposedPlaces(schedule: DeliverySchedule, day: string): Places {
  const before = [0, 1, 2, 3, 4, 5, 6].map((days) => placesOfWeek(schedule, addDays(day, -days)))
  return before.find(isAnywhere) ?? placesOfWeek(schedule, day)
}

export const isSamePlaces = (one: Places, other: Places) =>
  SHIFTS.every((shift) => one[shift] === other[shift])

export type EntryFault = 'days' | 'past' | 'too-long' | 'places' | 'no-places' | 'note' | 'too-many'

export const isSpan = ({ from, until }: { readonly from: string; readonly until: string }) =>
  isIsoDay(from) && isIsoDay(until) && from <= until

export function entryFault(
  entry: CalendarEntry,
  { entries, today }: { readonly entries: readonly CalendarEntry[]; readonly today: string },
): EntryFault | null {
  if (!isSpan(entry)) return 'days'
  if (entry.until < today) return 'past'
  if (entry.until > addDays(today, MAX_DAYS)) return 'too-long'
  if (entry.note.length > MAX_CALENDAR_NOTE_LENGTH || /\p{Cc}/u.test(entry.note)) return 'note'
  if (entry.places) {
    const numbers = SHIFTS.map((shift) => entry.places?.[shift] ?? Number.NaN)
    if (!numbers.every((number) => Number.isInteger(number) && number >= 0 && number <= LARGEST_CAPACITY))
      return 'places'
    if (!isAnywhere(entry.places)) return 'no-places'
  }
  return entries.length >= MAX_ENTRIES ? 'too-many' : null
}
