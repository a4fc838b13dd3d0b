import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export type HoldRefusal = Refusal<'too-many-units', { most: number }>

/** After an unpaid hold, new holds are shorter for this long. */
export const SHORTER_AFTER_HOURS = 24
const SHORTER_MINUTES = 10

/**
 * Limits how many units a new customer can hold without paying. Otherwise one account could block the
 * whole stock repeatedly.
 */
export function checkHold({
  hasBought,
  hasLetExpire,
  units,
  mostUnits,
}: {
  hasBought: boolean
  hasLetExpire: boolean
  units: number
  mostUnits: number
}): Ok<{ minutesAtMost: number | null }> | HoldRefusal {
  if (hasBought) return ok({ minutesAtMost: null })
  if (units > mostUnits) return refuse('too-many-units', { most: mostUnits })
  return ok({ minutesAtMost: hasLetExpire ? SHORTER_MINUTES : null })
}
