import { addDays } from '#domain/calendar.ts'
import { type DaySpan, isWithin } from '#domain/delivery/closed-days.ts'
import type { SettingsValues } from './settings-fields.ts'

/** Nothing can be bought today; `opensOn` is the day on which it can again, null where she has not said. */
export interface SalePause {
  readonly reason: 'holiday' | 'courier'
  /** 'yyyy-MM-dd' */
  readonly opensOn: string | null
  /** Her own words for the visitors; empty where she wrote none. */
  readonly note: string
}

export type PauseValues = Pick<SettingsValues, 'holiday' | 'courierPause'>

/** Her days of rest, as she planned them; without a first day they have begun. */
export function restOf({ from, until }: PauseValues['holiday']): DaySpan | null {
  return until === '' ? null : { from, until }
}

/** On which days nothing is sold, delivered or fetched: her rest, and the courier's where she sells nothing without him. */
export function pausesOf({ holiday, courierPause }: PauseValues): DaySpan[] {
  const rest = restOf(holiday)
  const isCourierClosed = courierPause.selling === 'closed'
  return [
    ...(rest ? [rest] : []),
    ...(isCourierClosed ? [{ from: '', until: courierPause.until || null }] : []),
  ]
}

/** Days are São Paulo's, 'yyyy-MM-dd'; the last day of a pause still belongs to it. */
export function salePauseOn({ holiday, courierPause }: PauseValues, today: string): SalePause | null {
  const rest = restOf(holiday)
  if (rest && isWithin(rest, today))
    return { reason: 'holiday', opensOn: addDays(holiday.until, 1), note: holiday.note }
  if (courierPause.selling !== 'closed' || !isCourierPausedOn(courierPause, today)) return null
  const { until } = courierPause
  return { reason: 'courier', opensOn: until === '' ? null : addDays(until, 1), note: '' }
}

const pausesAhead = (values: PauseValues, today: string) =>
  pausesOf(values).filter(({ until }) => until === null || today <= until)

/** One is on or planned, however far ahead. */
export const hasPauseAhead = (values: PauseValues, today: string) => pausesAhead(values, today).length > 0

/** So many days before it begins a pause is near. */
const NEAR_DAYS = 14

/** The pause that is on, else the one that begins soon; null where neither is. */
export function pauseNear(values: PauseValues, today: string): (DaySpan & { readonly isOn: boolean }) | null {
  const pauses = pausesAhead(values, today)
  const on = pauses.find((pause) => isWithin(pause, today))
  if (on) return { ...on, isOn: true }
  const next = pauses.find(({ from }) => from <= addDays(today, NEAR_DAYS))
  return next ? { ...next, isOn: false } : null
}

/** Without a last day it lasts until she ends it. */
export function isCourierPausedOn(
  { selling, until }: SettingsValues['courierPause'],
  today: string,
): boolean {
  return selling !== '' && (until === '' || today <= until)
}
