import { eq } from 'drizzle-orm'
import type { DeliverySlot, PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import type { SlotRefusal } from '#delivery/calendar/domain/slot-refusal.ts'
import { loadDeliveryConstraints } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { parcelColumns, promiseColumns, takeSlot } from '#delivery/calendar/use-cases/take-slot.ts'
import { orderItems, orders } from '#orders/schema/orders.ts'
import { moveStock } from '#orders/use-cases/move-stock.ts'
import { notifyOfNewDay } from '#orders/use-cases/notify-of-new-day.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { changeOrder, lockOrder, readPromise } from '#orders/use-cases/order-rows.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { type AffectedOrder, findAffectedOrder } from './find-affected-order.ts'
import { nextParcelDays, ownOrder } from './load-batch-choice.ts'

type OtherDayRefusal =
  | Refusal<'order-not-found' | 'nothing-to-choose' | 'no-candles' | 'slot-missing'>
  | SlotRefusal

/**
 * Replaces candles of a failed batch from stock or the next batch, then takes the slot. All in one
 * transaction.
 */
export async function chooseOtherDay(
  shop: Shop,
  {
    userId,
    orderNumber,
    slot: wantedSlot,
  }: { userId: string; orderNumber: string; slot: DeliverySlot | null },
): Promise<Ok<PromisedSlot | null> | OtherDayRefusal> {
  const now = shop.clock.now()
  return commitUnlessRefused(shop.db, async (tx) => {
    const [foundOrder] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(ownOrder({ userId, orderNumber }))
    const order = foundOrder ? await lockOrder(tx, foundOrder.id) : null
    if (!order) return refuse('order-not-found')
    const affectedOrder = await findAffectedOrder(tx, { filter: eq(orders.id, order.id), now })
    if (!affectedOrder || affectedOrder.affected.length === 0) return refuse('nothing-to-choose')
    if (affectedOrder.notBefore === undefined || !(await takeElsewhere(tx, affectedOrder, now)))
      return refuse('no-candles')
    if (order.deliveryWay === 'carrier') return sendLater(shop, tx, affectedOrder, userId)
    if (!wantedSlot) return refuse('slot-missing')
    const isPickup = order.deliveryWay === 'pickup'
    const { shippingDistanceMetres: distanceMetres } = order
    const constraints = await loadDeliveryConstraints(tx, {
      now,
      distanceMetres,
      notBefore: affectedOrder.notBefore,
      isPickup,
    })
    const slot = await takeSlot(tx, { constraints, requestedSlot: wantedSlot, from: order })
    if (!slot.ok) return slot
    const columns = { ...promiseColumns(slot.value, { isPickup }), updatedAt: now }
    const changed = await changeOrder(tx, order.id, columns)
    const [from, to] = [readPromise(order), slot.value]
    await recordOrderEvents(tx, order.id, [{ kind: 'delivery-moved', at: now, from, to, actorId: userId }])
    await notifyOfNewDay(shop, tx, changed, { promise: to, before: from, changedBy: 'customer' })
    return slot
  })
}

/** A parcel has no slot: it is posted as soon as its candles are ready. */
async function sendLater(shop: Shop, tx: Transaction, affectedOrder: AffectedOrder, userId: string) {
  const { order } = affectedOrder
  const now = shop.clock.now()
  const days = await nextParcelDays(tx, affectedOrder, now)
  if (!days) return refuse('shift-full', { next: null })
  await changeOrder(tx, order.id, { ...parcelColumns(days), updatedAt: now })
  await recordOrderEvents(tx, order.id, [
    { kind: 'delivery-moved', at: now, from: null, to: null, actorId: userId },
  ])
  return ok(null)
}

async function takeElsewhere(
  tx: Transaction,
  { order, affected }: AffectedOrder,
  now: Date,
): Promise<boolean> {
  const failed = affected.filter(({ problem }) => problem === 'failed')
  if (failed.length === 0) return true
  const lines = failed.map(({ item, source }) => ({
    from: toBatchUnits(item, item.batchId),
    to: toBatchUnits(item, source?.batchId ?? null),
  }))
  const movedStock = await moveStock(
    tx,
    [
      { orderId: order.id, reason: 'return', lines: lines.map(({ from }) => from) },
      { orderId: order.id, reason: 'retake', lines: lines.map(({ to }) => to) },
    ],
    now,
  )
  if (!movedStock.ok) return false
  for (const { item, source } of failed)
    await tx
      .update(orderItems)
      .set({ batchId: source?.batchId ?? null })
      .where(eq(orderItems.id, item.id))
  return true
}

function toBatchUnits(item: AffectedOrder['items'][number], batchId: string | null) {
  const { productId, variantId, quantity, returnedQuantity, productSnapshot } = item
  return { productId, variantId, batchId, quantity: quantity - returnedQuantity, name: productSnapshot.name }
}
