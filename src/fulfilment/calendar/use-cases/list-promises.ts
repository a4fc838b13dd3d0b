import { and, asc, eq, gte, or, sql } from 'drizzle-orm'
import { closedOn } from '#delivery/calendar/domain/closed-days.ts'
import {
  type DeliveryConstraints,
  openSlotNear,
  slotBefore,
} from '#delivery/calendar/domain/delivery-days.ts'
import { countLoad } from '#delivery/calendar/domain/free-places.ts'
import { isSameSlot, type PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import { loadDeliveryConstraints } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { promiseSlot } from '#delivery/calendar/use-cases/take-slot.ts'
import type { ParcelDays } from '#delivery/carriers/domain/offers.ts'
import { isWaiting } from '#fulfilment/orders/use-cases/list-waiting-orders.ts'
import { orders } from '#orders/schema/orders.ts'
import { laterParcelDays, readParcelDays } from '#orders/use-cases/move-parcel.ts'
import { readPromise, readyDayColumn } from '#orders/use-cases/order-rows.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

/** Includes pickup orders that are ready but not collected. */
const isAwaited = or(
  isWaiting,
  and(eq(orders.paymentStatus, 'paid'), eq(orders.status, 'shipped'), eq(orders.deliveryWay, 'pickup')),
)

const isGift = sql<boolean>`exists (select 1 from order_gifts g where g.order_id = orders.id)`

export interface PromisedParcel {
  readonly id: string
  readonly orderNumber: string
  readonly customerName: string
  readonly hasEmail: boolean
  readonly days: ParcelDays
  /** Day on which the order's last reserved candle is ready. */
  readonly notBefore: string | null
}

export async function listPromisesAndParcels({ db, clock }: Pick<Shop, 'db' | 'clock'>) {
  const rows = await db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      promisedDay: orders.promisedDay,
      promisedShift: orders.promisedShift,
      promisedHours: orders.promisedHours,
      deliveryWay: orders.deliveryWay,
      arrivesFrom: orders.arrivesFrom,
      arrivesUntil: orders.arrivesUntil,
      distanceMetres: orders.shippingDistanceMetres,
      notBefore: readyDayColumn,
      isGift,
      hasEmail: sql<boolean>`${orders.customerEmail} <> ''`,
    })
    .from(orders)
    .where(and(isAwaited, gte(orders.promisedDay, isoDay(clock.now()))))
    .orderBy(asc(orders.promisedDay), asc(orders.createdAt), asc(orders.id))
  const promises = rows.flatMap(({ promisedDay, promisedShift, promisedHours, ...order }) => {
    const promise = readPromise({ promisedDay, promisedShift, promisedHours })
    return promise ? [{ ...order, promise }] : []
  })
  const parcels = rows.flatMap((row): PromisedParcel[] => {
    const { id, orderNumber, customerName, hasEmail, notBefore } = row
    const days = readParcelDays(row)
    return days ? [{ id, orderNumber, customerName, hasEmail, days, notBefore }] : []
  })
  return { promises, parcels }
}

export const listPromises = async (shop: Pick<Shop, 'db' | 'clock'>) =>
  (await listPromisesAndParcels(shop)).promises

export type PromisedOrder = Awaited<ReturnType<typeof listPromises>>[number]

export type OrderToMove = Pick<
  PromisedOrder,
  'id' | 'orderNumber' | 'customerName' | 'isGift' | 'hasEmail'
> & {
  readonly isPickup: boolean
  readonly promise: PromisedSlot
  readonly next: PromisedSlot | null
}

/**
 * Proposes the nearest free slot, for gifts preferably an earlier one. Each proposal reduces the capacity
 * left for the next.
 */
export function proposeSlots(
  toMove: readonly PromisedOrder[],
  calendar: Pick<DeliveryConstraints, 'schedule' | 'takenPlaces' | 'now'>,
): OrderToMove[] {
  let takenPlaces = calendar.takenPlaces
  return toMove.map(({ id, orderNumber, customerName, isGift: present, hasEmail, promise, ...order }) => {
    const { distanceMetres, notBefore } = order
    const isPickup = order.deliveryWay === 'pickup'
    const constraints = { ...calendar, takenPlaces, distanceMetres, notBefore, isPickup }
    const earlier = present ? slotBefore(constraints, promise) : null
    const next = promiseSlot(calendar.schedule, earlier ?? openSlotNear(constraints, promise))
    if (next && !isPickup) {
      const load = countLoad(distanceMetres)
      const before = takenPlaces.find((places) => isSameSlot(places, next)) ?? { orders: 0, metres: 0 }
      const { day, shift } = next
      const now = {
        day,
        shift,
        orders: before.orders + load.orders,
        metres: before.metres + load.metres,
      }
      takenPlaces = [...takenPlaces.filter((places) => !isSameSlot(places, next)), now]
    }
    return { id, orderNumber, customerName, isGift: present, hasEmail, isPickup, promise, next }
  })
}

export interface ParcelToMove extends Omit<PromisedParcel, 'notBefore'> {
  readonly next: ParcelDays | null
}

export const proposeParcelDays = (
  schedule: DeliveryConstraints['schedule'],
  parcels: readonly PromisedParcel[],
): ParcelToMove[] =>
  parcels.map(({ notBefore, ...parcel }) => ({
    ...parcel,
    next: laterParcelDays(schedule, parcel.days, notBefore),
  }))

/** Includes orders that the owner chose to deliver anyway. */
export async function listClosedPromises(shop: Pick<Shop, 'db' | 'clock'>) {
  const ahead = await listPromises(shop)
  if (ahead.length === 0) return []
  const calendar = await loadDeliveryConstraints(shop.db, { now: shop.clock.now(), distanceMetres: null })
  return proposeSlots(
    ahead.filter(({ promise }) => closedOn(calendar.schedule, promise.day) !== null),
    calendar,
  )
}

export async function countOnClosedDays(shop: Pick<Shop, 'db' | 'clock'>): Promise<number> {
  const { promises, parcels } = await listPromisesAndParcels(shop)
  const { schedule } = await loadDeliveryConstraints(shop.db, {
    now: shop.clock.now(),
    distanceMetres: null,
  })
  const days = [
    ...promises.map(({ promise }) => promise.day),
    ...parcels.map((parcel) => parcel.days.leavesOn),
  ]
  return days.filter((day) => closedOn(schedule, day) !== null).length
}
