import { addDays, isIsoDay } from '#platform/domain/calendar.ts'
import { isPlainName, normaliseName } from '#platform/domain/names.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export type BatchState = 'curing' | 'ready' | 'failed'

export type BatchLossKind = 'failed' | 'lost' | 'counted' | 'replacement' | 'untold' | 'recalled'

/** Candles must cure for at least 48 hours before they are lit. */
export const MIN_CURE_DAYS = 2
export const USUAL_CURE_DAYS = 7
const MAX_CURE_DAYS = 60
export const MAX_UNITS = 999
export const POURER_MAX_LENGTH = 40
export const BATCH_NOTE_LENGTH = 2000

export interface KnownBatch {
  readonly number: number
  readonly pouredBy: string
  readonly pouredOn: string
  readonly readyOn: string
  readonly state: BatchState
  /** Numbers of other batches, if the packed units are from several. */
  readonly also?: readonly number[]
}

export interface BatchCount {
  readonly candles: number
  readonly waiting: number
}

export interface PouredUnits {
  readonly variantId: string | null
  readonly units: number
}

export interface BatchDraft {
  readonly pouredBy: string
  readonly pouredOn: string
  readonly cureDays: number
  readonly sizes: readonly PouredUnits[]
}

export type BatchDraftRefusal =
  | Refusal<'poured-by' | 'poured-day' | 'cure-days'>
  | Refusal<'batch-units', Pick<PouredUnits, 'variantId'>>

export function checkBatch(
  { pouredOn, cureDays, sizes, ...draft }: BatchDraft,
  today: string,
): Ok<Pick<BatchDraft, 'pouredBy' | 'pouredOn' | 'sizes'> & { readyOn: string }> | BatchDraftRefusal {
  const pouredBy = normaliseName(draft.pouredBy)
  if (pouredBy.length > POURER_MAX_LENGTH || !isPlainName(pouredBy)) return refuse('poured-by')
  if (!isIsoDay(pouredOn) || pouredOn > today || pouredOn < addDays(today, -MAX_CURE_DAYS))
    return refuse('poured-day')
  if (!Number.isInteger(cureDays) || cureDays < MIN_CURE_DAYS || cureDays > MAX_CURE_DAYS)
    return refuse('cure-days')
  const wrong = sizes.find(({ units }) => !Number.isInteger(units) || units < 0 || units > MAX_UNITS)
  const pouredSizes = sizes.filter(({ units }) => units > 0)
  if (wrong || pouredSizes.length === 0)
    return refuse('batch-units', { variantId: (wrong ?? sizes[0])?.variantId ?? null })
  return ok({ pouredBy, pouredOn, readyOn: addDays(pouredOn, cureDays), sizes: pouredSizes })
}

export function checkLaterDay(
  { readyOn }: { readyOn: string },
  later: string,
  today: string,
): Ok<undefined> | Refusal<'later-day'> {
  const isLater =
    isIsoDay(later) && later > readyOn && later >= today && later <= addDays(today, MAX_CURE_DAYS)
  return isLater ? ok() : refuse('later-day')
}

export function isCured({ readyOn }: { readyOn: string }, today: string): boolean {
  return readyOn <= today
}

export function freeUnits({ units, reserved }: { units: number; reserved: number }): number {
  return units - reserved
}

export type BatchProblem = 'failed' | 'late'

export function batchProblem(
  batch: { readonly state: BatchState; readonly readyOn: string },
  promisedDay: string | null,
): BatchProblem | null {
  if (batch.state === 'failed') return 'failed'
  const isLate = batch.state === 'curing' && promisedDay !== null && batch.readyOn > promisedDay
  return isLate ? 'late' : null
}

export function lastReadyDay(lines: readonly { readonly readyOn: string | null }[]): string | null {
  return lines.reduce<string | null>(
    (last, { readyOn }) => (readyOn !== null && (last === null || readyOn > last) ? readyOn : last),
    null,
  )
}
