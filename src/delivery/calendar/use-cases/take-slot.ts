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
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { addDays } from '#platform/domain/calendar.ts'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import { loadDeliveryConstraints } from './load-delivery-constraints.ts'
import { movePlace, type PlaceHolder } from './move-places.ts'

/** Pickup orders use no courier capacity. */
export function promiseColumns({ day, shift, hours }: PromisedSlot, { isPickup = false } = {}) {
  return { promisedDay: day, promisedShift: shift, promisedHours: hours, placeHeld: !isPickup }
}

export function parcelColumns({ leavesOn, arrives }: Pick<DatedOffer, 'leavesOn' | 'arrives'>) {
  return { promisedDay: leavesOn, placeHeld: false, arrivesFrom: arrives.from, arrivesUntil: arrives.until }
}

export function promiseSlot(schedule: DeliverySchedule, slot: DeliverySlot | null): PromisedSlot | null {
  return slot && { day: slot.day, shift: slot.shift, hours: schedule.hours[slot.shift] }
}

interface SlotRequest {
  readonly constraints: DeliveryConstraints
  readonly requestedSlot: DeliverySlot | null
  readonly from?: PlaceHolder | null | undefined
}

/** How many days later a replacement may be proposed. */
const LATER_DAYS = 7

const MAX_ATTEMPTS = 10

/** Takes the wanted slot, or the first free one. Also frees the slot of the replaced order. */
export async function takeSlot(
  tx: Transaction,
  request: SlotRequest,
): Promise<Ok<PromisedSlot> | SlotRefusal> {
  if (request.requestedSlot) return takeWanted(tx, request, request.requestedSlot)
  const { from } = request
  let { constraints } = request
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    const { schedule, distanceMetres } = constraints
    const slot = promiseSlot(schedule, firstFreeSlot(listDeliveryDays(constraints)))
    if (!slot) return refuse('shift-full', { next: null })
    const to = constraints.isPickup ? null : { slot, distanceMetres }
    const move = { from, to, schedule }
    if (await (from ? moveOrRestore(tx, move) : movePlace(tx, move))) return ok(slot)
    constraints = await loadDeliveryConstraints(tx, constraints)
  }
  return refuse('shift-full', { next: null })
}

/** The replaced order's slot is restored if the new slot is full. */
async function moveOrRestore(tx: Transaction, move: Parameters<typeof movePlace>[1]): Promise<boolean> {
  const outcome = await commitUnlessRefused(tx, async (savepoint) =>
    (await movePlace(savepoint, move)) ? ok() : refuse('shift-full'),
  )
  return outcome.ok
}

async function takeWanted(
  tx: Transaction,
  { constraints, from }: SlotRequest,
  wantedSlot: DeliverySlot,
): Promise<Ok<PromisedSlot> | SlotRefusal> {
  const { schedule, distanceMetres } = constraints
  const slot = { ...wantedSlot, hours: schedule.hours[wantedSlot.shift] }
  const offeredDay = listDeliveryDays(constraints, slot.day).find(({ day }) => day === slot.day)
  const state = offeredDay?.shifts.find(({ shift }) => shift === slot.shift)?.state
  const next = async () => {
    const fresh = await loadDeliveryConstraints(tx, constraints)
    return {
      next: promiseSlot(
        fresh.schedule,
        nearestFreeSlot(listDeliveryDays(fresh, addDays(wantedSlot.day, LATER_DAYS)), wantedSlot),
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
