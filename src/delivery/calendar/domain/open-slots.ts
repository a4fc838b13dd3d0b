import { fromWallMinutes, instantAt } from '#platform/domain/calendar.ts'
import { startOfDay } from '#platform/domain/sao-paulo-time.ts'
import { type DeliveryConstraints, freeSlotsOf, lastMinuteFor } from './delivery-days.ts'
import type { DeliverySlot } from './shifts.ts'

/** A free slot, and the instant from which orders are no longer taken for it. */
export interface OpenSlot extends DeliverySlot {
  readonly orderUntil: Date
}

/** About three days: who looks at a page for longer asks again. */
const MAX_SLOTS = 9

export function openSlotsOf(constraints: DeliveryConstraints): OpenSlot[] {
  return freeSlotsOf(constraints)
    .slice(0, MAX_SLOTS)
    .map(({ day, shift }) => {
      const last = fromWallMinutes(lastMinuteFor(constraints.schedule, { day, shift }))
      return { day, shift, orderUntil: instantAt(last.day, last.time) }
    })
}

/** The first for which an order would still be in time; null where all are over. */
export function nextOpenSlot(slots: readonly OpenSlot[], now: Date): OpenSlot | null {
  return slots.find(({ orderUntil }) => now < orderUntil) ?? null
}

/** When what is said about this slot is no longer true: at its last minute, and at midnight for 'hoje' and 'amanhã'. */
export function slotChangesAt({ orderUntil }: OpenSlot, now: Date): Date {
  const midnight = startOfDay(now, 1)
  return orderUntil < midnight ? orderUntil : midnight
}
