import { closedOn } from '#delivery/calendar/domain/closed-days.ts'
import {
  firstFreeSlot,
  isStillDeliverable,
  listDeliveryDays,
  openSlotNear,
} from '#delivery/calendar/domain/delivery-days.ts'
import type { PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import type { WorkSchedule } from '#delivery/calendar/domain/workshop-calendar.ts'
import { loadDeliveryConstraints } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { freePlace, movePlace } from '#delivery/calendar/use-cases/move-places.ts'
import { parcelColumns, promiseColumns, promised } from '#delivery/calendar/use-cases/take-slot.ts'
import { leavingDay, leavingOn } from '#delivery/carriers/domain/offers.ts'
import { hasLeft } from '#orders/domain/order-status.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { recordOrderEvents } from './order-events.ts'
import { arrivalDaysOf, type OrderRow, promiseOf, readyDayOfOrder } from './order-rows.ts'
import { recordFinding } from './record-finding.ts'

export interface SlotConfirmation {
  /** What changes on the order. */
  readonly columns:
    | Partial<ReturnType<typeof promiseColumns> | ReturnType<typeof parcelColumns>>
    | typeof noPromise
  /** The slot that could not be kept. */
  readonly missed: PromisedSlot | null
}

/** Nothing is free: rather no day than one that is over. */
const noPromise = { promisedDay: null, promisedShift: null, promisedHours: null, placeHeld: false } as const
const asItIs: SlotConfirmation = { columns: {}, missed: null }
const MAX_ATTEMPTS = 10

type Promised = Pick<
  OrderRow,
  'deliveryWay' | 'promisedDay' | 'promisedShift' | 'promisedHours' | 'arrivesFrom' | 'arrivesUntil'
>

/** Returns false if the promised day is past, too close or closed by now. True for an order without a promise. */
export function isPromisePossible(order: Promised, schedule: WorkSchedule, now: Date): boolean {
  const { promisedDay } = order
  if (!promisedDay) return true
  if (closedOn(schedule, promisedDay)) return false
  if (order.deliveryWay === 'carrier') return !arrivalDaysOf(order) || promisedDay > isoDay(now)
  const own = promiseOf(order)
  return !own || isStillDeliverable(own, now)
}

/** An order that is to be sent after all keeps its slot where there is time and a place, else it gets the next free one. */
export async function confirmPromisedSlot(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  { isPaid = true }: { isPaid?: boolean } = {},
): Promise<SlotConfirmation> {
  // It may be paid after it went out: its days are what they were.
  if (hasLeft(order)) return asItIs
  if (order.deliveryWay === 'carrier') return confirmParcel(shop, tx, order)
  const own = promiseOf(order)
  const now = shop.clock.now()
  if (!own) return asItIs
  const isPickup = order.deliveryWay === 'pickup'
  const { shippingDistanceMetres: distanceMetres } = order
  const { schedule } = await loadDeliveryConstraints(tx, { now, distanceMetres })
  // The customer may have planned a pause while it was being paid.
  const isKept = isPromisePossible(order, schedule, now)
  if ((order.placeHeld || isPickup) && isKept) return asItIs
  if (isKept && (await movePlace(tx, { to: { slot: own, distanceMetres }, schedule })))
    return { columns: { placeHeld: true }, missed: null }
  await freePlace(tx, order)
  const next = await takeNext(tx, order, { own, now })
  await recordOrderEvents(tx, order.id, [{ kind: 'delivery-moved', at: now, from: own, to: next }])
  // Nobody has to act on a day that moves while the order waits for its payment.
  if (isPaid) await recordMissed(tx, order, { own, next, now })
  return { columns: next ? promiseColumns(next, { isPickup }) : noPromise, missed: own }
}

/** Paid too late for the day on which it was to leave, a parcel leaves on the next one, and arrives as much later. */
async function confirmParcel(shop: Shop, tx: Transaction, order: OrderRow): Promise<SlotConfirmation> {
  const { promisedDay: leavesOn } = order
  const arrives = arrivalDaysOf(order)
  if (!leavesOn || !arrives) return asItIs
  const now = shop.clock.now()
  const { schedule } = await loadDeliveryConstraints(tx, { now, distanceMetres: null })
  if (isPromisePossible(order, schedule, now)) return asItIs
  const next = leavingDay(schedule, { today: isoDay(now), readyOn: await readyDayOfOrder(tx, order.id) })
  return next ? { columns: parcelColumns(leavingOn({ leavesOn, arrives }, next)), missed: null } : asItIs
}

/**
 * The next one where its time is over, the nearest where its day was closed: nobody who wanted a day in two weeks is served today.
 * Somebody else may be as quick: then the one after it.
 */
async function takeNext(
  tx: Transaction,
  order: OrderRow,
  { own, now }: { own: PromisedSlot; now: Date },
): Promise<PromisedSlot | null> {
  const { shippingDistanceMetres: distanceMetres } = order
  const isPickup = order.deliveryWay === 'pickup'
  const notBefore = await readyDayOfOrder(tx, order.id)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const constraints = await loadDeliveryConstraints(tx, { now, distanceMetres, notBefore, isPickup })
    const isOpen = closedOn(constraints.schedule, own.day) === null
    const free = isOpen ? firstFreeSlot(listDeliveryDays(constraints)) : openSlotNear(constraints, own)
    const slot = promised(constraints.schedule, free)
    if (!slot) return null
    const to = isPickup ? null : { slot, distanceMetres }
    if (await movePlace(tx, { to, schedule: constraints.schedule })) return slot
  }
  return null
}

async function recordMissed(
  tx: Transaction,
  order: OrderRow,
  { own, next, now }: { own: PromisedSlot; next: PromisedSlot | null; now: Date },
): Promise<void> {
  await recordFinding(tx, {
    kind: 'delivery-moved',
    subject: order.id,
    details: { orderId: order.id, orderNumber: order.orderNumber, from: own, to: next },
    now,
  })
}
