import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export type HoldRefusal = Refusal<'too-many-units', { most: number }>

/** For so long after a hold that ended unpaid, the next ones are shorter. */
export const SHORTER_AFTER_HOURS = 24
const SHORTER_MINUTES = 10

/**
 * How much an account may take off the shelf without paying, and for how long. Who has bought something is trusted; anybody
 * else could keep the whole shop from its customers, again and again.
 */
export function checkHold({
  hasBought,
  hasLetExpire,
  units,
  mostUnits,
}: {
  hasBought: boolean
  /** A hold of the customer's ended unpaid within the last day. */
  hasLetExpire: boolean
  units: number
  mostUnits: number
}): Ok<{ minutesAtMost: number | null }> | HoldRefusal {
  if (hasBought) return ok({ minutesAtMost: null })
  if (units > mostUnits) return refuse('too-many-units', { most: mostUnits })
  return ok({ minutesAtMost: hasLetExpire ? SHORTER_MINUTES : null })
}
