import { and, eq } from 'drizzle-orm'
import type { BatchProblem } from '#catalogue/stock/domain/batch.ts'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import { type DeliveryCalendar, deliveryCalendar } from '#delivery/calendar/domain/delivery-calendar.ts'
import { loadDeliveryConstraints } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { leavingDay, leavingOn } from '#delivery/carriers/domain/offers.ts'
import { leftToRefund, planRefund, refundableItems } from '#orders/domain/plan-refund.ts'
import { orders } from '#orders/schema/orders.ts'
import { arrivalDaysOf, type OrderItemRow } from '#orders/use-cases/order-rows.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { type AffectedOrder, findAffectedOrder } from './find-affected-order.ts'

export interface BatchChoice {
  readonly orderNumber: string
  readonly isPickup: boolean
  /** What cannot come as promised; none when all is well, or when the customer has chosen. */
  readonly candles: readonly { readonly name: string; readonly problem: BatchProblem }[]
  /** What another day can be chosen from; null where the candles are nowhere to be had. */
  readonly calendar: DeliveryCalendar | null
  /** Of a parcel: when it would leave and arrive instead; null for what is brought or fetched. */
  readonly sent: Awaited<ReturnType<typeof nextParcelDays>>
  /** What goes back to the customer, and whether the owner sends it by hand. */
  readonly refund: { readonly amount: Centavos; readonly isWhole: boolean; readonly isByHand: boolean }
}

export const ownOrder = ({ userId, orderNumber }: { userId: string; orderNumber: string }) =>
  and(eq(orders.userId, userId), eq(orders.orderNumber, orderNumber))

/** Another day or the customer's money: what they can choose for an order whose batch failed or is late. Null when it is not theirs. */
export async function loadBatchChoice(
  shop: Shop,
  who: { userId: string; orderNumber: string },
): Promise<BatchChoice | null> {
  const now = shop.clock.now()
  const found = await findAffectedOrder(shop.db, { which: ownOrder(who), now })
  if (!found) return null
  const { order, affected } = found
  const isSent = order.deliveryWay === 'carrier'
  return {
    orderNumber: order.orderNumber,
    isPickup: order.deliveryWay === 'pickup',
    candles: affected.map(({ item, problem }) => ({ name: soldName(item), problem })),
    calendar: affected.length > 0 && !isSent ? await calendarFor(shop, found) : null,
    sent: isSent && found.notBefore !== undefined ? await nextParcelDays(shop.db, found, now) : null,
    refund: { ...refundOf(found), isByHand: isRefundedByHand(order.paymentProvider) },
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
  // The day that was promised comes too early, whatever place it holds.
  return deliveryCalendar(constraints, null)
}

/** Everything where nothing else is in the order, freight included; else what was paid for these candles. */
export function refundOf({ order, items, affected }: AffectedOrder): { amount: Centavos; isWhole: boolean } {
  if (affected.length === items.length) return { amount: leftToRefund(order), isWhole: true }
  const given = items.map(({ id, returnedQuantity }) => ({ itemId: id, quantity: returnedQuantity }))
  const planned = planRefund({ ...order, items: refundableItems(items, given) }, { lines: linesOf(affected) })
  return { amount: planned.ok ? planned.value.amount : 0, isWhole: false }
}

export const linesOf = (affected: AffectedOrder['affected']) =>
  affected.map(({ item }) => ({ itemId: item.id, quantity: item.quantity - item.returnedQuantity }))

/** When a affected parcel could leave and arrive instead; null where that is not known. */
export async function nextParcelDays(
  db: DatabaseOrTransaction,
  { order, notBefore = null }: Pick<AffectedOrder, 'order' | 'notBefore'>,
  now: Date,
) {
  const arrives = arrivalDaysOf(order)
  if (!order.promisedDay || !arrives) return null
  const { schedule } = await loadDeliveryConstraints(db, { now, distanceMetres: null })
  const day = leavingDay(schedule, { today: isoDay(now), readyOn: notBefore })
  return day ? leavingOn({ leavesOn: order.promisedDay, arrives }, day) : null
}
