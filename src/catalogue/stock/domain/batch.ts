import { addDays, isIsoDay } from '#platform/domain/calendar.ts'
import { isPlainName, normaliseName } from '#platform/domain/names.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export type BatchState = 'curing' | 'ready' | 'failed'

/** Failed before it was ready; lost on the shelf; missing at a count; sent for a broken one; gone before boxes named their batch; called back. */
export type BatchLossKind = 'failed' | 'lost' | 'counted' | 'replacement' | 'untold' | 'recalled'

/** Candles need 48 hours at least before they may be lit. */
export const MIN_CURE_DAYS = 2
export const USUAL_CURE_DAYS = 7
const MAX_CURE_DAYS = 60
export const MAX_UNITS = 999
export const POURER_MAX_LENGTH = 40
export const BATCH_NOTE_LENGTH = 2000

/** A batch, as a customer reads of it. Days are 'yyyy-MM-dd'. */
export interface KnownBatch {
  readonly number: number
  /** Empty where nobody said. */
  readonly pouredBy: string
  readonly pouredOn: string
  readonly readyOn: string
  readonly state: BatchState
  /** The numbers of other batches, where what is packed is of several. */
  readonly also?: readonly number[]
}

/** How many of a size; the size is null for a product that has none. */
export interface PouredUnits {
  readonly variantId: string | null
  readonly units: number
}

export interface BatchDraft {
  /** Empty where the owner does not say. */
  readonly pouredBy: string
  readonly pouredOn: string
  readonly cureDays: number
  /** 0 units for a size that was not poured. */
  readonly sizes: readonly PouredUnits[]
}

export type BatchDraftRefusal =
  | Refusal<'poured-by' | 'poured-day' | 'cure-days'>
  | Refusal<'batch-units', Pick<PouredUnits, 'variantId'>>

/** What the owner wrote about a new batch, with the day on which it is ready and the sizes that are in it. */
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
  const poured = sizes.filter(({ units }) => units > 0)
  if (wrong || poured.length === 0)
    return refuse('batch-units', { variantId: (wrong ?? sizes[0])?.variantId ?? null })
  return ok({ pouredBy, pouredOn, readyOn: addDays(pouredOn, cureDays), sizes: poured })
}

/** A later day for a batch that is not ready in time. */
export function checkLaterDay(
  { readyOn }: { readyOn: string },
  later: string,
  today: string,
): Ok<undefined> | Refusal<'later-day'> {
  const isLater =
    isIsoDay(later) && later > readyOn && later >= today && later <= addDays(today, MAX_CURE_DAYS)
  return isLater ? ok() : refuse('later-day')
}

/** The owner says so on the day its cure ends, or afterwards. */
export function isCured({ readyOn }: { readyOn: string }, today: string): boolean {
  return readyOn <= today
}

/** What can still be reserved of it. */
export function freeUnits({ units, reserved }: { units: number; reserved: number }): number {
  return units - reserved
}

/** Why an order cannot be delivered as it was promised; null while it can. */
export type BatchProblem = 'failed' | 'late'

export function batchProblem(
  batch: { readonly state: BatchState; readonly readyOn: string },
  promisedDay: string | null,
): BatchProblem | null {
  if (batch.state === 'failed') return 'failed'
  const isLate = batch.state === 'curing' && promisedDay !== null && batch.readyOn > promisedDay
  return isLate ? 'late' : null
}

/** The first day on which everything of an order is ready: that of its last candle, or null when all of it stands on the shelf. */
export function lastReadyDay(lines: readonly { readonly readyOn: string | null }[]): string | null {
  return lines.reduce<string | null>(
    (last, { readyOn }) => (readyOn !== null && (last === null || readyOn > last) ? readyOn : last),
    null,
  )
}
