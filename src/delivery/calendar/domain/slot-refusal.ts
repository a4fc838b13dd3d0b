import type { Refusal } from '#platform/domain/result.ts'
import type { ClosedReason } from './closed-days.ts'
import type { PromisedSlot } from './shifts.ts'

interface NextSlot {
  /** Nearest free alternative; null if there is none within two months. */
  readonly next: PromisedSlot | null
}

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
