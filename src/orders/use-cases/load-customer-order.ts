import { and, eq } from 'drizzle-orm'
import { type DeliveryCalendar, deliveryCalendar } from '#delivery/calendar/domain/delivery-calendar.ts'
import { lastMinuteFor } from '#delivery/calendar/domain/delivery-days.ts'
import { scheduleColumn, takenColumn } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { orders } from '#orders/schema/orders.ts'
import { wallNow } from '#platform/domain/calendar.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { buildCustomerOrder, type CustomerOrder, customerOrderColumns } from './customer-order.ts'
import { readyDayColumn } from './order-rows.ts'

export interface OrderWithCalendar extends CustomerOrder {
  readonly calendar: DeliveryCalendar | null
}

/** Returns null for another customer's order. */
export async function loadCustomerOrder(
  shop: Shop,
  { userId, orderNumber }: { userId: string; orderNumber: string },
): Promise<OrderWithCalendar | null> {
  const now = shop.clock.now()
  const [row] = await shop.db
    .select({
      ...customerOrderColumns,
      placeHeld: orders.placeHeld,
      distanceMetres: orders.shippingDistanceMetres,
      notBefore: readyDayColumn,
      schedule: scheduleColumn,
      takenPlaces: takenColumn(isoDay(now)),
    })
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), eq(orders.userId, userId)))
    .limit(1)
  if (!row) return null
  const { placeHeld, distanceMetres, notBefore, schedule, takenPlaces, ...columns } = row
  const order = buildCustomerOrder(columns, now)
  const { promise } = order
  const isPickup = order.deliveryWay === 'pickup'
  const canChange = promise && (placeHeld || isPickup) && isBeforeShipping(order.status)
  const isInTime = canChange && wallNow(now) < lastMinuteFor(schedule, promise)
  const constraints = { schedule, takenPlaces, now, distanceMetres, notBefore, isPickup }
  return { ...order, calendar: isInTime ? deliveryCalendar(constraints, promise) : null }
}
