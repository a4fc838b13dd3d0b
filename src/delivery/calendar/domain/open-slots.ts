import { fromWallMinutes, instantAt } from '#platform/domain/calendar.ts'
import { startOfDay } from '#platform/domain/sao-paulo-time.ts'
import { type DeliveryConstraints, freeSlotsOf, lastMinuteFor } from './delivery-days.ts'
import type { DeliverySlot } from './shifts.ts'

export interface OpenSlot extends DeliverySlot {
  readonly orderUntil: Date
}

/** About three days of shifts. Pages that stay open longer reload the slots. */
const MAX_SLOTS = 9

export function listOpenSlots(constraints: DeliveryConstraints): OpenSlot[] {
  return freeSlotsOf(constraints)
    .slice(0, MAX_SLOTS)
    .map(({ day, shift }) => {
      const last = fromWallMinutes(lastMinuteFor(constraints.schedule, { day, shift }))
      return { day, shift, orderUntil: instantAt(last.day, last.time) }
    })
}

export function nextOpenSlot(slots: readonly OpenSlot[], now: Date): OpenSlot | null {
  return slots.find(({ orderUntil }) => now < orderUntil) ?? null
}

/** When the text about this slot becomes outdated: at its cut-off, or at midnight. */
export function slotChangesAt({ orderUntil }: OpenSlot, now: Date): Date {
  const midnight = startOfDay(now, 1)
  return orderUntil < midnight ? orderUntil : midnight
}
