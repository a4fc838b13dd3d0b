import type { Refusal } from '#platform/domain/result.ts'
import type { ClosedReason } from './closed-days.ts'
import type { PromisedSlot } from './shifts.ts'

interface NextSlot {
  /** What is free instead, nearest to the request; null where nothing is for two months. */
  readonly next: PromisedSlot | null
}

/** Why a slot cannot be had: nothing is delivered on its day, its places are gone, or orders are not taken for it (any more). */
export type SlotRefusal =
  | Refusal<'day-closed', NextSlot & { readonly day: string; readonly reason: ClosedReason }>
  | Refusal<'shift-full', NextSlot>
  | Refusal<'shift-unavailable', NextSlot>

const CODES: ReadonlySet<string> = new Set<SlotRefusal['code']>([
  'day-closed',
  'shift-full',
  'shift-unavailable',
])

export function isSlotRefusal(refusal: { readonly code: string }): refusal is SlotRefusal {
  return CODES.has(refusal.code)
}
