import { and, asc, eq, gte, or } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { closedOn } from '#domain/delivery/closed-days.ts'
import { openSlotNear } from '#domain/delivery/delivery-days.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { isWaiting } from '#shop/admin/orders/list-waiting-orders.ts'
import { loadDeliveryConstraints } from '#shop/delivery/load-delivery-constraints.ts'
import { promiseOf } from '#shop/delivery/promise-of.ts'
import { promised } from '#shop/delivery/take-slot.ts'
import { readyDayColumn } from '#shop/orders/ready-day-of-order.ts'
import type { Shop } from '#shop/shop.ts'

/** Not at its door yet: a pick-up that is ready still has somebody coming for it. */
const isAwaited = or(
  isWaiting,
  and(eq(orders.paymentStatus, 'paid'), eq(orders.status, 'shipped'), eq(orders.deliveryWay, 'pickup')),
)

/** Paid orders that were promised for a day on which the shop pauses, earliest first, each with the open slot nearest to it. */
export async function listOrdersInPause({ db, clock }: Pick<Shop, 'db' | 'clock'>) {
  const now = clock.now()
  const ahead = await db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      promisedDay: orders.promisedDay,
      promisedShift: orders.promisedShift,
      promisedHours: orders.promisedHours,
      deliveryWay: orders.deliveryWay,
      distanceMetres: orders.shippingDistanceMetres,
      notBefore: readyDayColumn,
    })
    .from(orders)
    .where(and(isAwaited, gte(orders.promisedDay, isoDay(now))))
    .orderBy(asc(orders.promisedDay), asc(orders.createdAt), asc(orders.id))
  if (ahead.length === 0) return []
  const calendar = await loadDeliveryConstraints(db, { now, distanceMetres: null })
  return ahead.flatMap(({ id, orderNumber, customerName, distanceMetres, notBefore, ...order }) => {
    const promise = promiseOf(order)
    if (!promise || closedOn(calendar.schedule, promise.day) !== 'pause') return []
    const constraints = { ...calendar, distanceMetres, notBefore, isPickup: order.deliveryWay === 'pickup' }
    const next = promised(calendar.schedule, openSlotNear(constraints, promise))
    return [{ id, orderNumber, customerName, promise, next }]
  })
}

export type OrderInPause = Awaited<ReturnType<typeof listOrdersInPause>>[number]
