import { addDays, isIsoDay } from '#domain/calendar.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'

export type PourState = 'curing' | 'ready' | 'failed'

/** Candles need 48 hours at least before they may be lit. */
export const LEAST_CURE_DAYS = 2
export const USUAL_CURE_DAYS = 7
const MOST_CURE_DAYS = 60
const MOST_UNITS = 999

export interface PourDraft {
  readonly pouredOn: string
  readonly cureDays: number
  readonly units: number
}

export type PourDraftRefusal = Refusal<'poured-day' | 'cure-days' | 'pour-units'>

/** What the owner wrote about a new pour, with the day on which it is ready. */
export function checkPour(
  { pouredOn, cureDays, units }: PourDraft,
  today: string,
): Ok<{ pouredOn: string; readyOn: string; units: number }> | PourDraftRefusal {
  if (!isIsoDay(pouredOn) || pouredOn > today || pouredOn < addDays(today, -MOST_CURE_DAYS))
    return refuse('poured-day')
  if (!Number.isInteger(cureDays) || cureDays < LEAST_CURE_DAYS || cureDays > MOST_CURE_DAYS)
    return refuse('cure-days')
  if (!Number.isInteger(units) || units < 1 || units > MOST_UNITS) return refuse('pour-units')
  return ok({ pouredOn, readyOn: addDays(pouredOn, cureDays), units })
}

/** A later day for a pour that is not ready in time. */
export function checkLaterDay(
  { readyOn }: { readyOn: string },
  later: string,
  today: string,
): Ok<undefined> | Refusal<'later-day'> {
  const isLater =
    isIsoDay(later) && later > readyOn && later >= today && later <= addDays(today, MOST_CURE_DAYS)
  return isLater ? ok() : refuse('later-day')
}

/** She says so on the day its cure ends, or afterwards. */
export function isCured({ readyOn }: { readyOn: string }, today: string): boolean {
  return readyOn <= today
}

/** What can still be reserved of it. */
export function freeUnits({ units, reserved }: { units: number; reserved: number }): number {
  return units - reserved
}

/** Why an order cannot be delivered as it was promised; null while it can. */
export type PourTrouble = 'failed' | 'late'

export function pourTrouble(
  pour: { readonly state: PourState; readonly readyOn: string },
  promisedDay: string | null,
): PourTrouble | null {
  if (pour.state === 'failed') return 'failed'
  const isLate = pour.state === 'curing' && promisedDay !== null && pour.readyOn > promisedDay
  return isLate ? 'late' : null
}

/** The first day on which everything of an order is ready: that of its last candle, or null when all of it stands on the shelf. */
export function lastReadyDay(lines: readonly { readonly readyOn: string | null }[]): string | null {
  return lines.reduce<string | null>(
    (last, { readyOn }) => (readyOn !== null && (last === null || readyOn > last) ? readyOn : last),
    null,
  )
}
