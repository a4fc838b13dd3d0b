import { and, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { hasCodeEnded } from '#orders/domain/hold.ts'
import { orders, payments } from '#orders/schema/orders.ts'
import { orderLinkPath } from '#orders/use-cases/link/order-link.ts'
import { itemsFromJson, orderJson } from '#orders/use-cases/order-json.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import { movedColumn, readArrivalDays, readPromise } from '#orders/use-cases/order-rows.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'

/** The link's page shows the voucher code, which only the buyer may see after payment. */
const isNoBoughtVoucher = or(ne(orders.deliveryWay, 'none'), isNotNull(orders.holdExpiresAt))

export async function loadOrderLink(shop: Shop, orderId: string) {
  const order = isUuid(orderId) ? await findOrder(shop, orderId) : null
  if (!order) return null
  return {
    ...order,
    pixCode: isPixDue(order) ? order.pixCode : null,
    promise: readPromise(order),
    arrives: readArrivalDays(order),
    items: itemsFromJson(order.items),
    link: shop.config.siteUrl + orderLinkPath(shop, order),
  }
}

export type SentOrderLink = NonNullable<Awaited<ReturnType<typeof loadOrderLink>>>

const isPixDue = (order: NonNullable<Awaited<ReturnType<typeof findOrder>>>) =>
  order.payUntil !== null && order.paymentMethod === 'pix' && !hasCodeEnded(order)

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
      moved: movedColumn,
      promisedDay: orders.promisedDay,
      promisedShift: orders.promisedShift,
      promisedHours: orders.promisedHours,
      arrivesFrom: orders.arrivesFrom,
      arrivesUntil: orders.arrivesUntil,
      items: orderJson.items,
      paymentMethod: paymentFacts.paymentMethod,
      paymentFailure: paymentFacts.paymentFailure,
      pixCode: payments.pixCode,
    })
    .from(orders)
    .leftJoin(
      payments,
      and(
        eq(payments.id, orders.paymentId),
        isNull(payments.closedAt),
        gt(payments.expiresAt, shop.clock.now()),
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
