import { and, eq } from 'drizzle-orm'
import type { BatchProblem } from '#catalogue/stock/domain/batch.ts'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import { type DeliveryCalendar, deliveryCalendar } from '#delivery/calendar/domain/delivery-calendar.ts'
import { loadDeliveryConstraints } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { leavingDay, leavingOn } from '#delivery/carriers/domain/offers.ts'
import { leftToRefund, planRefund, refundableItems } from '#orders/domain/plan-refund.ts'
import { orders } from '#orders/schema/orders.ts'
import { type OrderItemRow, readArrivalDays } from '#orders/use-cases/order-rows.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { type AffectedOrder, findAffectedOrder } from './find-affected-order.ts'

export interface BatchChoice {
  readonly orderNumber: string
  readonly isPickup: boolean
  /** Empty if nothing is affected or the customer has already chosen. */
  readonly candles: readonly { readonly name: string; readonly problem: BatchProblem }[]
  readonly calendar: DeliveryCalendar | null
  /** New posting and arrival days of a parcel; null for courier and pickup orders. */
  readonly sent: Awaited<ReturnType<typeof nextParcelDays>>
  readonly refund: { readonly amount: Centavos; readonly isWhole: boolean; readonly isByHand: boolean }
}

export const ownOrder = ({ userId, orderNumber }: { userId: string; orderNumber: string }) =>
  and(eq(orders.userId, userId), eq(orders.orderNumber, orderNumber))

export async function loadBatchChoice(
  shop: Shop,
  orderAccess: { userId: string; orderNumber: string },
): Promise<BatchChoice | null> {
  const now = shop.clock.now()
  const affectedOrder = await findAffectedOrder(shop.db, { filter: ownOrder(orderAccess), now })
  if (!affectedOrder) return null
  const { order, affected } = affectedOrder
  const isSent = order.deliveryWay === 'carrier'
  return {
    orderNumber: order.orderNumber,
    isPickup: order.deliveryWay === 'pickup',
    candles: affected.map(({ item, problem }) => ({ name: soldName(item), problem })),
    calendar: affected.length > 0 && !isSent ? await calendarFor(shop, affectedOrder) : null,
    sent:
      isSent && affectedOrder.notBefore !== undefined
        ? await nextParcelDays(shop.db, affectedOrder, now)
        : null,
    refund: { ...calculateRefund(affectedOrder), isByHand: isRefundedByHand(order.paymentProvider) },
  }
}

const soldName = ({ productSnapshot: sold }: OrderItemRow) =>
  sizedName({ name: sold.name, size: sold.variant_name ?? null })

async function calendarFor(
  shop: Shop,
  { order, notBefore }: AffectedOrder,
): Promise<DeliveryCalendar | null> {
  if (notBefore === undefined) return null
  const { shippingDistanceMetres: distanceMetres } = order
  const isPickup = order.deliveryWay === 'pickup'
  const constraints = await loadDeliveryConstraints(shop.db, {
    now: shop.clock.now(),
    distanceMetres,
    notBefore,
    isPickup,
  })
  // Does not keep the old slot, because it is too early now.
  return deliveryCalendar(constraints, null)
}

/** The full amount with shipping if every item is affected, otherwise the price of the affected items. */
export function calculateRefund({ order, items, affected }: AffectedOrder): {
  amount: Centavos
  isWhole: boolean
} {
  if (affected.length === items.length) return { amount: leftToRefund(order), isWhole: true }
  const returnedLines = items.map(({ id, returnedQuantity }) => ({ itemId: id, quantity: returnedQuantity }))
  const plannedRefund = planRefund(
    { ...order, items: refundableItems(items, returnedLines) },
    { lines: toRefundLines(affected) },
  )
  return { amount: plannedRefund.ok ? plannedRefund.value.amount : 0, isWhole: false }
}

export const toRefundLines = (affected: AffectedOrder['affected']) =>
  affected.map(({ item }) => ({ itemId: item.id, quantity: item.quantity - item.returnedQuantity }))

export async function nextParcelDays(
  db: DatabaseOrTransaction,
  { order, notBefore = null }: Pick<AffectedOrder, 'order' | 'notBefore'>,
  now: Date,
) {
  const arrives = readArrivalDays(order)
  if (!order.promisedDay || !arrives) return null
  const { schedule } = await loadDeliveryConstraints(db, { now, distanceMetres: null })
  const day = leavingDay(schedule, { today: isoDay(now), readyOn: notBefore })
  return day ? leavingOn({ leavesOn: order.promisedDay, arrives }, day) : null
}
