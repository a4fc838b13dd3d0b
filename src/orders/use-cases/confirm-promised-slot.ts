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
import { parcelColumns, promiseColumns, promiseSlot } from '#delivery/calendar/use-cases/take-slot.ts'
import { leavingDay, leavingOn } from '#delivery/carriers/domain/offers.ts'
import { hasLeft } from '#orders/domain/order-status.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { recordOrderEvents } from './order-events.ts'
import { type OrderRow, readArrivalDays, readPromise, readyDayOfOrder } from './order-rows.ts'
import { recordFinding } from './record-finding.ts'

export interface SlotConfirmation {
  readonly columns:
    | Partial<ReturnType<typeof promiseColumns> | ReturnType<typeof parcelColumns>>
    | typeof noPromise
  readonly missed: PromisedSlot | null
}

const noPromise = { promisedDay: null, promisedShift: null, promisedHours: null, placeHeld: false } as const
const asItIs: SlotConfirmation = { columns: {}, missed: null }
const MAX_ATTEMPTS = 10

type Promised = Pick<
  OrderRow,
  'deliveryWay' | 'promisedDay' | 'promisedShift' | 'promisedHours' | 'arrivesFrom' | 'arrivesUntil'
>

export function isPromisePossible(order: Promised, schedule: WorkSchedule, now: Date): boolean {
  const { promisedDay } = order
  if (!promisedDay) return true
  if (closedOn(schedule, promisedDay)) return false
  if (order.deliveryWay === 'carrier') return !readArrivalDays(order) || promisedDay > isoDay(now)
  const ownSlot = readPromise(order)
  return !ownSlot || isStillDeliverable(ownSlot, now)
}

export async function confirmPromisedSlot(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  { isPaid = true }: { isPaid?: boolean } = {},
): Promise<SlotConfirmation> {
  // An order may be paid after shipping. Its promised days then stay unchanged.
  if (hasLeft(order)) return asItIs
  if (order.deliveryWay === 'carrier') return confirmParcel(shop, tx, order)
  const ownSlot = readPromise(order)
  const now = shop.clock.now()
  if (!ownSlot) return asItIs
  const isPickup = order.deliveryWay === 'pickup'
  const { shippingDistanceMetres: distanceMetres } = order
  const { schedule } = await loadDeliveryConstraints(tx, { now, distanceMetres })
  // A pause may have been added since the order was placed.
  const isKept = isPromisePossible(order, schedule, now)
  if ((order.placeHeld || isPickup) && isKept) return asItIs
  if (isKept && (await movePlace(tx, { to: { slot: ownSlot, distanceMetres }, schedule })))
    return { columns: { placeHeld: true }, missed: null }
  await freePlace(tx, order)
  const next = await takeNext(tx, order, { ownSlot, now })
  await recordOrderEvents(tx, order.id, [{ kind: 'delivery-moved', at: now, from: ownSlot, to: next }])
  // Moves before payment need no action by anyone, so they are not recorded as missed.
  if (isPaid) await recordMissed(tx, order, { ownSlot, next, now })
  return { columns: next ? promiseColumns(next, { isPickup }) : noPromise, missed: ownSlot }
}

/** A parcel paid too late for its shipping day ships on the next one, and arrives correspondingly later. */
async function confirmParcel(shop: Shop, tx: Transaction, order: OrderRow): Promise<SlotConfirmation> {
  const { promisedDay: leavesOn } = order
  const arrives = readArrivalDays(order)
  if (!leavesOn || !arrives) return asItIs
  const now = shop.clock.now()
  const { schedule } = await loadDeliveryConstraints(tx, { now, distanceMetres: null })
  if (isPromisePossible(order, schedule, now)) return asItIs
  const next = leavingDay(schedule, { today: isoDay(now), readyOn: await readyDayOfOrder(tx, order.id) })
  return next ? { columns: parcelColumns(leavingOn({ leavesOn, arrives }, next)), missed: null } : asItIs
}

/**
 * Takes the next slot if the time passed, or the nearest if the day was closed. Retries if another order
 * takes it first.
 */
async function takeNext(
  tx: Transaction,
  order: OrderRow,
  { ownSlot, now }: { ownSlot: PromisedSlot; now: Date },
): Promise<PromisedSlot | null> {
  const { shippingDistanceMetres: distanceMetres } = order
  const isPickup = order.deliveryWay === 'pickup'
  const notBefore = await readyDayOfOrder(tx, order.id)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const constraints = await loadDeliveryConstraints(tx, { now, distanceMetres, notBefore, isPickup })
    const isDayOpen = closedOn(constraints.schedule, ownSlot.day) === null
    const free = isDayOpen ? firstFreeSlot(listDeliveryDays(constraints)) : openSlotNear(constraints, ownSlot)
    const slot = promiseSlot(constraints.schedule, free)
    if (!slot) return null
    const to = isPickup ? null : { slot, distanceMetres }
    if (await movePlace(tx, { to, schedule: constraints.schedule })) return slot
  }
  return null
}

async function recordMissed(
  tx: Transaction,
  order: OrderRow,
  { ownSlot, next, now }: { ownSlot: PromisedSlot; next: PromisedSlot | null; now: Date },
): Promise<void> {
  await recordFinding(tx, {
    kind: 'delivery-moved',
    subject: order.id,
    details: { orderId: order.id, orderNumber: order.orderNumber, from: ownSlot, to: next },
    now,
  })
}
