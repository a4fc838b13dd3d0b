import { and, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { resumeCheckout } from '#checkout/purchase/use-cases/resume-checkout.ts'
import { scheduleColumn } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { hasCodeEnded } from '#orders/domain/hold.ts'
import { orders } from '#orders/schema/orders.ts'
import { paymentAttempts } from '#orders/schema/payments.ts'
import { isPromisePossible } from '#orders/use-cases/confirm-promised-slot.ts'
import { moveUnpaidPromise } from '#orders/use-cases/keep-unpaid-promise.ts'
import { orderLinkPath } from '#orders/use-cases/link/order-link.ts'
import { itemsFromJson, orderJson } from '#orders/use-cases/order-json.ts'
import { arrivalDaysOf, movedColumn, promiseOf } from '#orders/use-cases/order-rows.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'

/** Its page shows the code, which is the giver's alone once it is paid. */
const isNoBoughtVoucher = or(ne(orders.origin, 'voucher'), isNotNull(orders.holdExpiresAt))

/** What the owner sends of an order that they wrote down; null for every other one. */
export async function loadOrderLink(shop: Shop, orderId: string) {
  let order = isUuid(orderId) ? await findOrder(shop, orderId) : null
  if (order?.payUntil && !isPromisePossible(order, order.schedule, shop.clock.now())) {
    await moveUnpaidPromise(shop, order.id)
    order = await findOrder(shop, orderId)
  }
  if (!order) return null
  return {
    ...order,
    pixCode: await findPixCode(shop, order),
    promise: promiseOf(order),
    arrives: arrivalDaysOf(order),
    items: itemsFromJson(order.items),
    link: shop.config.siteUrl + orderLinkPath(shop, order),
  }
}

export type SentOrderLink = NonNullable<Awaited<ReturnType<typeof loadOrderLink>>>

/** Null where nothing is waited for, or not by Pix. It is made when the payment is first looked at: here by who sends it. */
async function findPixCode(shop: Shop, order: NonNullable<Awaited<ReturnType<typeof findOrder>>>) {
  if (order.payUntil === null || order.paymentMethod !== 'pix' || hasCodeEnded(order)) return null
  if (order.paymentReference !== null) return order.pixCode
  const opened = await resumeCheckout(shop, { linkedOrderId: order.id })
  return opened.ok ? (opened.value.pix?.copyPaste ?? null) : null
}

async function findOrder(shop: Shop, orderId: string) {
  const [order] = await shop.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      customerPhone: orders.customerPhone,
      paymentStatus: orders.paymentStatus,
      deliveryWay: orders.deliveryWay,
      pickupCode: orders.pickupCode,
      totalAmount: orders.totalAmount,
      shippingAmount: orders.shippingAmount,
      pixDiscountAmount: orders.pixDiscountAmount,
      createdAt: orders.createdAt,
      payUntil: orders.holdExpiresAt,
      schedule: scheduleColumn,
      moved: movedColumn,
      promisedDay: orders.promisedDay,
      promisedShift: orders.promisedShift,
      promisedHours: orders.promisedHours,
      arrivesFrom: orders.arrivesFrom,
      arrivesUntil: orders.arrivesUntil,
      items: orderJson.items,
      paymentMethod: orders.paymentMethod,
      paymentReference: orders.paymentReference,
      paymentFailure: orders.paymentFailure,
      pixCode: paymentAttempts.pixCode,
    })
    .from(orders)
    .leftJoin(
      paymentAttempts,
      and(
        eq(paymentAttempts.provider, orders.paymentProvider),
        eq(paymentAttempts.reference, orders.paymentReference),
        isNull(paymentAttempts.closedAt),
        gt(paymentAttempts.expiresAt, shop.clock.now()),
      ),
    )
    .where(
      and(
        eq(orders.id, orderId),
        ne(orders.origin, 'site'),
        isNoBoughtVoucher,
        isNull(orders.identityLockedAt),
      ),
    )
  return order ?? null
}
