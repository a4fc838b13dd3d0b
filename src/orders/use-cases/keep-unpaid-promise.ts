import { and, gt, isNotNull } from 'drizzle-orm'
import { scheduleColumn } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { orders } from '#orders/schema/orders.ts'
import type { Shop } from '#platform/shop.ts'
import { confirmPromisedSlot, isPromisePossible } from './confirm-promised-slot.ts'
import { recordOrderEvents } from './order-events.ts'
import { awaitsPayment, changeOrder, lockOrder } from './order-rows.ts'

export async function moveUnpaidPromise(shop: Shop, orderId: string): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !awaitsPayment(order)) return false
    const { columns, missed } = await confirmPromisedSlot(shop, tx, order, { isPaid: false })
    if (Object.keys(columns).length === 0) return false
    await changeOrder(tx, order.id, columns)
    const at = shop.clock.now()
    const isParcel = order.deliveryWay === 'carrier'
    if (isParcel && !missed) await recordOrderEvents(tx, order.id, [{ kind: 'delivery-moved', at }])
    return true
  })
}

export async function keepUnpaidPromises(shop: Shop): Promise<void> {
  const now = shop.clock.now()
  const waiting = await shop.db
    .select({
      id: orders.id,
      deliveryWay: orders.deliveryWay,
      promisedDay: orders.promisedDay,
      promisedShift: orders.promisedShift,
      promisedHours: orders.promisedHours,
      arrivesFrom: orders.arrivesFrom,
      arrivesUntil: orders.arrivesUntil,
      schedule: scheduleColumn,
    })
    .from(orders)
    .where(and(gt(orders.holdExpiresAt, now), isNotNull(orders.promisedDay)))
  for (const { id, schedule, ...order } of waiting)
    if (!isPromisePossible(order, schedule, now)) await moveUnpaidPromise(shop, id)
}
