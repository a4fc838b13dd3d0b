import type { Refusal } from '#domain/result.ts'
import type { PromisedSlot } from './shifts.ts'

interface NextSlot {
  /** What is free instead; null where nothing is for two months. */
  readonly next: PromisedSlot | null
}

/** Why a slot cannot be had: its places are gone, or orders are not taken for it (any more). */
export type SlotRefusal = Refusal<'shift-full', NextSlot> | Refusal<'shift-unavailable', NextSlot>
