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

/** `opensOn` is the first day of sales; null if the owner has not set an end. */
export interface SalePause {
  readonly reason: 'holiday' | 'courier'
  readonly opensOn: string | null
  readonly note: string
}

export interface PauseFacts {
  readonly calendar: readonly CalendarEntry[]
  readonly values: Pick<SettingsValues, 'courierPause'>
}

/** Calendar entries without notes, preceded by the courier's pause if it stops sales. */
export function listSpecialDays({ calendar, values: { courierPause } }: PauseFacts): SpecialDays[] {
  const { selling, until } = courierPause
  const withoutCourier = { from: '', until: until || null, kind: 'courier', places: null } as const
  return [...(selling === 'closed' ? [withoutCourier] : []), ...calendar.map(({ note: _, ...days }) => days)]
}

/** São Paulo dates; the last day is inclusive. */
export function salePauseOn(facts: PauseFacts, today: string): SalePause | null {
  const entry = entryOn(facts.calendar, today)
  const note = entry?.kind === 'vacation' ? entry.note : ''
  const days = listSpecialDays(facts)
  const pause = entryOn(days, today)
  if (!pause || !isPause(pause)) return null
  const opensOn = pause.until === null ? null : dayAfterPause(days, today)
  return { reason: entry?.kind === 'vacation' ? 'holiday' : 'courier', opensOn, note }
}

const pausesAhead = (facts: PauseFacts, today: string): DaySpan[] =>
  listSpecialDays(facts).filter((days) => isPause(days) && (days.until === null || today <= days.until))

const NEAR_DAYS = 14

export function pauseNear(facts: PauseFacts, today: string): (DaySpan & { readonly isOn: boolean }) | null {
  const pauses = pausesAhead(facts, today)
  const on = pauses.find((pause) => isWithin(pause, today))
  if (on) return { ...on, isOn: true }
  const next = pauses.find(({ from }) => from <= addDays(today, NEAR_DAYS))
  return next ? { ...next, isOn: false } : null
}

export function isCourierPausedOn(
  { selling, until }: SettingsValues['courierPause'],
  today: string,
): boolean {
  return selling !== '' && (until === '' || today <= until)
}
