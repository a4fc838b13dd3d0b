import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orders } from '#database/schema/orders.ts'
import { lastMinuteFor } from '#domain/delivery/delivery-days.ts'
import { type DeliverySlot, isSameSlot, type PromisedSlot } from '#domain/delivery/shifts.ts'
import { wallNow } from '#domain/delivery/wall-clock.ts'
import { isBeforeShipping } from '#domain/orders/order-status.ts'
import { ok, refuse } from '#domain/result.ts'
import { commitUnlessRefused } from '#shop/commit-unless-refused.ts'
import { loadOccasion } from '#shop/delivery/load-occasion.ts'
import { promiseOf } from '#shop/delivery/promise-of.ts'
import { promiseColumns, takeSlot } from '#shop/delivery/take-slot.ts'
import type { Shop } from '#shop/shop.ts'
import { recordOrderEvents } from './order-events.ts'
import { deliveryNotice } from './order-notices.ts'
import { changeOrder, lockOrder, type OrderRow } from './order-rows.ts'

/** The customer's own change, until the cut-off of what she was promised and while it is still here. The owner is told. */
export async function changeOwnDelivery(
  shop: Shop,
  { userId, orderNumber, slot }: { userId: string; orderNumber: string; slot: DeliverySlot },
) {
  return commitUnlessRefused(shop.db, async (tx) => {
    const own = and(eq(orders.orderNumber, orderNumber), eq(orders.userId, userId))
    const [order] = await tx.select().from(orders).where(own).for('update')
    if (!order) return refuse('order-not-found')
    if (!order.placeHeld || !isBeforeShipping(order.status)) return refuse('delivery-fixed')
    const occasion = await occasionOf(shop, tx, order)
    const promise = promiseOf(order)
    if (promise && wallNow(occasion.now) >= lastMinuteFor(occasion.schedule, promise))
      return refuse('delivery-fixed')
    return moveDelivery(shop, tx, { order, slot, occasion, toldTo: 'owner', actorId: userId })
  })
}

/** The owner may move it at any time before it has arrived. The customer is told. */
export async function changeOrderDelivery(
  shop: Shop,
  { orderId, slot, actorId }: { orderId: string; slot: DeliverySlot; actorId: string },
) {
  return commitUnlessRefused(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order-not-found')
    if (order.status === 'delivered' || order.status === 'cancelled') return refuse('delivery-fixed')
    const occasion = await occasionOf(shop, tx, order)
    return moveDelivery(shop, tx, { order, slot, occasion, toldTo: 'customer', actorId })
  })
}

const occasionOf = (shop: Shop, tx: Transaction, order: OrderRow) =>
  loadOccasion(tx, {
    now: shop.clock.now(),
    distanceMetres: order.shippingDistanceMetres,
    isPickup: order.deliveryWay === 'pickup',
  })

interface Move {
  order: OrderRow
  slot: DeliverySlot
  occasion: Awaited<ReturnType<typeof occasionOf>>
  toldTo: 'customer' | 'owner'
  actorId: string
}

async function moveDelivery(shop: Shop, tx: Transaction, { order, slot, occasion, toldTo, actorId }: Move) {
  const before = promiseOf(order)
  // Pressed twice, or in two tabs: it is there already.
  if (before && order.placeHeld && isSameSlot(before, slot)) return ok(before)
  const taken = await takeSlot(tx, { occasion, wished: slot, from: order })
  if (!taken.ok) return taken
  const { now } = occasion
  const changed = await changeOrder(tx, order.id, {
    ...promiseColumns(taken.value, occasion),
    updatedAt: now,
  })
  const event = { kind: 'delivery-changed', at: now, from: before, to: taken.value, actorId } as const
  await recordOrderEvents(tx, order.id, [event])
  await shop.outbox.enqueue(tx, noticeOf(shop, changed, { promise: taken.value, before, toldTo }))
  return ok(taken.value)
}

function noticeOf(
  shop: Shop,
  order: OrderRow,
  change: { promise: PromisedSlot; before: PromisedSlot | null; toldTo: 'customer' | 'owner' },
) {
  const to = change.toldTo === 'owner' ? shop.config.identity.email : order.customerEmail
  return deliveryNotice(order, { ...change, to, at: shop.clock.now(), change: randomUUID() })
}
