import { closedOn } from '#delivery/calendar/domain/closed-days.ts'
import {
  type DeliveryConstraints,
  firstFreeSlot,
  listDeliveryDays,
  nearestFreeSlot,
} from '#delivery/calendar/domain/delivery-days.ts'
import type { DeliverySchedule } from '#delivery/calendar/domain/delivery-schedule.ts'
import type { DeliverySlot, PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import type { SlotRefusal } from '#delivery/calendar/domain/slot-refusal.ts'
import type { DatedOffer } from '#delivery/carriers/domain/offers.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { addDays } from '#platform/domain/calendar.ts'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import { loadDeliveryConstraints } from './load-delivery-constraints.ts'
import { movePlace, type PlaceHolder } from './move-places.ts'

/** The columns of an order that say what it was promised. Who fetches it takes nobody's place. */
export function promiseColumns({ day, shift, hours }: PromisedSlot, { isPickup = false } = {}) {
  return { promisedDay: day, promisedShift: shift, promisedHours: hours, placeHeld: !isPickup }
}

/** The same for what a carrier takes: the day it leaves, and those between which it was said to arrive. */
export function parcelColumns({ leavesOn, arrives }: Pick<DatedOffer, 'leavesOn' | 'arrives'>) {
  return { promisedDay: leavesOn, placeHeld: false, arrivesFrom: arrives.from, arrivesUntil: arrives.until }
}

export function promised(schedule: DeliverySchedule, slot: DeliverySlot | null): PromisedSlot | null {
  return slot && { day: slot.day, shift: slot.shift, hours: schedule.hours[slot.shift] }
}

interface SlotRequest {
  readonly constraints: DeliveryConstraints
  readonly wanted: DeliverySlot | null
  /** The order that the new one takes the place of. */
  readonly from?: PlaceHolder | null | undefined
}

/** So many days after the wanted one may be proposed in its place. */
const LATER_DAYS = 7

/** How often somebody else may be quicker at the first free slot. */
const MAX_ATTEMPTS = 10

/**
 * Takes a place in the slot that the customer wants, or in the first free one where none is wanted; the place of the order
 * that this one takes the place of is freed with it.
 */
export async function takeSlot(
  tx: Transaction,
  request: SlotRequest,
): Promise<Ok<PromisedSlot> | SlotRefusal> {
  if (request.wanted) return takeWanted(tx, request, request.wanted)
  const { from } = request
  let { constraints } = request
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    const { schedule, distanceMetres } = constraints
    const slot = promised(schedule, firstFreeSlot(listDeliveryDays(constraints)))
    if (!slot) return refuse('shift-full', { next: null })
    const to = constraints.isPickup ? null : { slot, distanceMetres }
    if (await movePlace(tx, { from, to, schedule })) return ok(slot)
    // The freed place of an earlier order comes back with the rollback only.
    if (from) return refuse('shift-full', { next: slot })
    constraints = await loadDeliveryConstraints(tx, constraints)
  }
  return refuse('shift-full', { next: null })
}

async function takeWanted(
  tx: Transaction,
  { constraints, from }: SlotRequest,
  wanted: DeliverySlot,
): Promise<Ok<PromisedSlot> | SlotRefusal> {
  const { schedule, distanceMetres } = constraints
  const slot = { ...wanted, hours: schedule.hours[wanted.shift] }
  const offered = listDeliveryDays(constraints, slot.day).find(({ day }) => day === slot.day)
  const state = offered?.shifts.find(({ shift }) => shift === slot.shift)?.state
  const next = async () => {
    const fresh = await loadDeliveryConstraints(tx, constraints)
    return {
      next: promised(
        fresh.schedule,
        nearestFreeSlot(listDeliveryDays(fresh, addDays(wanted.day, LATER_DAYS)), wanted),
      ),
    }
  }
  const reason = closedOn(schedule, slot.day)
  if (reason) return refuse('day-closed', { day: slot.day, reason, ...(await next()) })
  if (state !== 'free' && state !== 'full') return refuse('shift-unavailable', await next())
  const to = constraints.isPickup ? null : { slot, distanceMetres }
  const isTaken = await movePlace(tx, { from, to, schedule })
  return isTaken ? ok(slot) : refuse('shift-full', await next())
}
