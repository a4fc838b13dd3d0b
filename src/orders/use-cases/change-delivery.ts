import { and, eq } from 'drizzle-orm'
import { closedOn } from '#delivery/calendar/domain/closed-days.ts'
import { lastMinuteFor, openSlotNear } from '#delivery/calendar/domain/delivery-days.ts'
import { type DeliverySlot, isSameSlot } from '#delivery/calendar/domain/shifts.ts'
import { loadDeliveryConstraints } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { promiseColumns, takeSlot } from '#delivery/calendar/use-cases/take-slot.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { orders } from '#orders/schema/orders.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { wallNow } from '#platform/domain/calendar.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { notifyOfNewDay, type WaitingNotice } from './notify-of-new-day.ts'
import { recordOrderEvents } from './order-events.ts'
import {
  changeOrder,
  lockOrder,
  lockOrders,
  type OrderRow,
  readPromise,
  readyDayOfOrder,
} from './order-rows.ts'

/** Allowed until the cut-off of the promised slot and before shipping. Notifies the owner. */
export async function changeOwnDelivery(
  shop: Shop,
  { userId, orderNumber, slot }: { userId: string; orderNumber: string; slot: DeliverySlot },
) {
  return commitUnlessRefused(shop.db, async (tx) => {
    const isOwnOrder = and(eq(orders.orderNumber, orderNumber), eq(orders.userId, userId))
    const [order] = await lockOrders(tx, isOwnOrder)
    if (!order) return refuse('order-not-found')
    if (!isCounted(order) || !isBeforeShipping(order.status)) return refuse('delivery-fixed')
    const constraints = await loadConstraints(shop, tx, order)
    const promise = readPromise(order)
    if (promise && wallNow(constraints.now) >= lastMinuteFor(constraints.schedule, promise))
      return refuse('delivery-fixed')
    return moveDelivery(shop, tx, { order, slot, constraints, changedBy: 'customer', actorId: userId })
  })
}

interface OwnersMove {
  readonly orderId: string
  readonly slot: DeliverySlot
  readonly actorId: string
  readonly notice?: WaitingNotice
}

/** Allowed until delivery. Notifies the customer. */
export async function changeOrderDelivery(shop: Shop, { orderId, slot, actorId, notice }: OwnersMove) {
  return commitUnlessRefused(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order-not-found')
    const isOver = order.status === 'delivered' || order.status === 'cancelled'
    if (isOver || order.deliveryWay === 'carrier') return refuse('delivery-fixed')
    const constraints = await loadConstraints(shop, tx, order)
    return moveDelivery(shop, tx, { order, slot, constraints, changedBy: 'owner', actorId, notice })
  })
}

/** Moves the order to the nearest open slot, but only if its promised day was closed. */
export async function moveToOpenDay(shop: Shop, { orderId, actorId }: { orderId: string; actorId: string }) {
  return commitUnlessRefused(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const promise = order && readPromise(order)
    if (!promise || !isAwaited(order)) return refuse('delivery-fixed')
    const constraints = await loadConstraints(shop, tx, order)
    if (!closedOn(constraints.schedule, promise.day)) return ok(promise)
    const slot = openSlotNear(constraints, promise)
    if (!slot) return refuse('no-open-day')
    return moveDelivery(shop, tx, { order, slot, constraints, changedBy: 'owner', actorId })
  })
}

/** A pickup that is ready can still be moved. */
const isAwaited = ({ status, deliveryWay }: OrderRow) =>
  isBeforeShipping(status) || (status === 'shipped' && deliveryWay === 'pickup')

/** Pickups occupy no place, so they always count as placed. */
const isCounted = ({ placeHeld, deliveryWay }: OrderRow) => placeHeld || deliveryWay === 'pickup'

const loadConstraints = async (shop: Shop, tx: Transaction, order: OrderRow) =>
  loadDeliveryConstraints(tx, {
    now: shop.clock.now(),
    distanceMetres: order.shippingDistanceMetres,
    notBefore: await readyDayOfOrder(tx, order.id),
    isPickup: order.deliveryWay === 'pickup',
  })

interface Move {
  order: OrderRow
  slot: DeliverySlot
  constraints: Awaited<ReturnType<typeof loadConstraints>>
  changedBy: 'customer' | 'owner'
  actorId: string
  notice?: WaitingNotice | undefined
}

async function moveDelivery(
  shop: Shop,
  tx: Transaction,
  { order, slot, constraints, changedBy, actorId, notice }: Move,
) {
  const before = readPromise(order)
  if (before && isCounted(order) && isSameSlot(before, slot)) return ok(before)
  const takenSlot = await takeSlot(tx, { constraints, requestedSlot: slot, from: order })
  if (!takenSlot.ok) return takenSlot
  const { now } = constraints
  const changed = await changeOrder(tx, order.id, {
    ...promiseColumns(takenSlot.value, constraints),
    updatedAt: now,
  })
  const event = { kind: 'delivery-changed', at: now, from: before, to: takenSlot.value, actorId } as const
  await recordOrderEvents(tx, order.id, [{ ...event, ...(notice && { change: notice.change }) }])
  await notifyOfNewDay(shop, tx, changed, { promise: takenSlot.value, before, changedBy, notice })
  return ok(takenSlot.value)
}
