import { addDays, isIsoDay, weekdayOf } from '#platform/domain/calendar.ts'
import { type DeliverySchedule, LARGEST_CAPACITY } from './delivery-schedule.ts'
import { SHIFTS, type Shift } from './shifts.ts'

declare module '#settings/use-cases/load-settings.ts' {
  interface ShopSettings {
    /** Of the owner's workshop: the days that differ from the week. */
    readonly calendar: readonly CalendarEntry[]
  }
}

/** Days 'yyyy-MM-dd', the first and the last included; without a last one it goes on. */
export interface DaySpan {
  readonly from: string
  readonly until: string | null
}

/** How much fits into each shift of a day. */
export type Places = Readonly<Record<Shift, number>>

/** Nothing is sold until it is over; it is sold for other days; it is worked, on a holiday or a Sunday as well. */
export const ENTRY_KINDS = ['vacation', 'day-off', 'open'] as const

export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Days that differ from the week, as far as promises are concerned. */
export interface SpecialDays extends DaySpan {
  /** 'courier': nothing is sold until he is back; no entry of the owner's calendar. */
  readonly kind: EntryKind | 'courier'
  /** Of an open day; null where as much fits as in any week. */
  readonly places: Places | null
}

/** What the owner wrote into the calendar of their workshop. No day lies in two entries. */
export interface CalendarEntry extends SpecialDays {
  readonly kind: EntryKind
  readonly until: string
  /** Shown to customers during a vacation, else for themselves. */
  readonly note: string
}

/** The owner's week with their calendar: all that decides on which days something can be promised. */
export interface WorkSchedule extends DeliverySchedule {
  /** Of two that share a day the earlier in this list counts. */
  readonly specialDays: readonly SpecialDays[]
}

export const MAX_CALENDAR_NOTE_LENGTH = 140
const MAX_ENTRIES = 200
const MAX_DAYS = 400

export function isWithin({ from, until }: DaySpan, day: string): boolean {
  return from <= day && (until === null || day <= until)
}

/** What is written for this day; null where it is a day of the week like any other. */
export function entryOn<Entry extends DaySpan>(entries: readonly Entry[], day: string): Entry | null {
  return entries.find((entry) => isWithin(entry, day)) ?? null
}

/** Nothing can be bought in it. */
export const isPause = (entry: Pick<SpecialDays, 'kind'> | null) =>
  entry?.kind === 'vacation' || entry?.kind === 'courier'

/** This day, or the first after the pauses that it lies in; in a pause without an end there is none. */
export function dayAfterPause(entries: readonly SpecialDays[], day: string): string {
  const pause = entryOn(entries, day)
  return isPause(pause) && pause?.until ? dayAfterPause(entries, addDays(pause.until, 1)) : day
}

/** The entries without these days: what reaches beyond them is cut. */
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

/** The newest word about a day counts. */
export function withEntry(entries: readonly CalendarEntry[], entry: CalendarEntry): CalendarEntry[] {
  return [...withoutDays(entries, entry), entry].toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** Days that are over need not be stored. */
export const entriesAhead = (entries: readonly CalendarEntry[], today: string) =>
  entries.filter(({ until }) => until >= today)

export const placesOfWeek = ({ capacity }: DeliverySchedule, day: string): Places =>
  capacity[weekdayOf(day)] ?? { morning: 0, afternoon: 0, evening: 0 }

const isAnywhere = (places: Places) => SHIFTS.some((shift) => places[shift] > 0)

/** What the owner is offered for a day that they open: its weekday's places, else those of the worked weekday before it. */
export function proposedPlaces(schedule: DeliverySchedule, day: string): Places {
  const before = [0, 1, 2, 3, 4, 5, 6].map((days) => placesOfWeek(schedule, addDays(day, -days)))
  return before.find(isAnywhere) ?? placesOfWeek(schedule, day)
}

export const isSamePlaces = (one: Places, other: Places) =>
  SHIFTS.every((shift) => one[shift] === other[shift])

export type EntryFault = 'days' | 'past' | 'too-long' | 'places' | 'no-places' | 'note' | 'too-many'

export const isSpan = ({ from, until }: { readonly from: string; readonly until: string }) =>
  isIsoDay(from) && isIsoDay(until) && from <= until

/** Why it cannot be written down; null where it can. */
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
    if (!numbers.every((each) => Number.isInteger(each) && each >= 0 && each <= LARGEST_CAPACITY))
      return 'places'
    if (!isAnywhere(entry.places)) return 'no-places'
  }
  return entries.length >= MAX_ENTRIES ? 'too-many' : null
}
