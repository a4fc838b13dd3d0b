import { addDays } from '#platform/domain/calendar.ts'
import type { SettingsValues } from '#settings/domain/settings-fields.ts'
import {
  type CalendarEntry,
  type DaySpan,
  dayAfterPause,
  entryOn,
  isPause,
  isWithin,
  type SpecialDays,
} from './workshop-calendar.ts'

/** Nothing can be bought today; `opensOn` is the day on which it can again, null where the owner has not said. */
export interface SalePause {
  readonly reason: 'holiday' | 'courier'
  /** 'yyyy-MM-dd' */
  readonly opensOn: string | null
  /** The owner's own words for the visitors; empty where they wrote none. */
  readonly note: string
}

/** Of the settings, what can stop sales. */
export interface PauseFacts {
  readonly calendar: readonly CalendarEntry[]
  readonly values: Pick<SettingsValues, 'courierPause'>
}

/** The calendar without its notes, and before it the courier's pause where the owner sells nothing without him. */
export function specialDaysOf({ calendar, values: { courierPause } }: PauseFacts): SpecialDays[] {
  const { selling, until } = courierPause
  const withoutCourier = { from: '', until: until || null, kind: 'courier', places: null } as const
  return [...(selling === 'closed' ? [withoutCourier] : []), ...calendar.map(({ note: _, ...days }) => days)]
}

/** Days are São Paulo's, 'yyyy-MM-dd'; the last day of a pause still belongs to it. */
export function salePauseOn(facts: PauseFacts, today: string): SalePause | null {
  const entry = entryOn(facts.calendar, today)
  const note = entry?.kind === 'vacation' ? entry.note : ''
  const days = specialDaysOf(facts)
  const pause = entryOn(days, today)
  if (!pause || !isPause(pause)) return null
  const opensOn = pause.until === null ? null : dayAfterPause(days, today)
  return { reason: entry?.kind === 'vacation' ? 'holiday' : 'courier', opensOn, note }
}

const pausesAhead = (facts: PauseFacts, today: string): DaySpan[] =>
  specialDaysOf(facts).filter((days) => isPause(days) && (days.until === null || today <= days.until))

/** So many days before it begins a pause is near. */
const NEAR_DAYS = 14

/** The pause that is on, else the one that begins soon; null where neither is. */
export function pauseNear(facts: PauseFacts, today: string): (DaySpan & { readonly isOn: boolean }) | null {
  const pauses = pausesAhead(facts, today)
  const on = pauses.find((pause) => isWithin(pause, today))
  if (on) return { ...on, isOn: true }
  const next = pauses.find(({ from }) => from <= addDays(today, NEAR_DAYS))
  return next ? { ...next, isOn: false } : null
}

/** Without a last day it lasts until the owner ends it. */
export function isCourierPausedOn(
  { selling, until }: SettingsValues['courierPause'],
  today: string,
): boolean {
  return selling !== '' && (until === '' || today <= until)
}
