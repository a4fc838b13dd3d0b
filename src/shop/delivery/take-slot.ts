import type { Transaction } from '#database/connect.ts'
import { firstFreeSlot, listDeliveryDays, type Occasion } from '#domain/delivery/delivery-days.ts'
import type { DeliverySchedule } from '#domain/delivery/delivery-schedule.ts'
import type { DeliverySlot, PromisedSlot } from '#domain/delivery/shifts.ts'
import type { SlotRefusal } from '#domain/delivery/slot-refusal.ts'
import { type Ok, ok, refuse } from '#domain/result.ts'
import { loadOccasion } from './load-occasion.ts'
import { movePlace, type PlaceHolder } from './move-places.ts'

/** The columns of an order that say what it was promised. Who fetches it takes nobody's place. */
export function promiseColumns({ day, shift, hours }: PromisedSlot, { isPickup = false } = {}) {
  return { promisedDay: day, promisedShift: shift, promisedHours: hours, placeHeld: !isPickup }
}

export function promised(schedule: DeliverySchedule, slot: DeliverySlot | null): PromisedSlot | null {
  return slot && { day: slot.day, shift: slot.shift, hours: schedule.hours[slot.shift] }
}

/**
 * Takes a place in the slot that she wishes, or in the first free one where she wishes none; the place of the order that this one
 * takes the place of is freed with it. What the occasion says is a guess: the conditional update decides, and a refusal names the next
 * free slot. The caller rolls back when it is refused.
 */
export async function takeSlot(
  tx: Transaction,
  {
    occasion,
    wished,
    from,
  }: { occasion: Occasion; wished: DeliverySlot | null; from?: PlaceHolder | null | undefined },
): Promise<Ok<PromisedSlot> | SlotRefusal> {
  const days = listDeliveryDays(occasion)
  const { schedule, distanceMetres } = occasion
  const slot = promised(schedule, wished ?? firstFreeSlot(days))
  if (!slot) return refuse('shift-full', { next: null })
  const offered = days.find(({ day }) => day === slot.day)?.shifts.find(({ shift }) => shift === slot.shift)
  const next = async () => {
    const fresh = await loadOccasion(tx, occasion)
    return { next: promised(fresh.schedule, firstFreeSlot(listDeliveryDays(fresh))) }
  }
  if (!offered || offered.state === 'past') return refuse('shift-unavailable', await next())
  const to = occasion.isPickup ? null : { slot, distanceMetres }
  const isTaken = await movePlace(tx, { from, to, schedule })
  return isTaken ? ok(slot) : refuse('shift-full', await next())
}
