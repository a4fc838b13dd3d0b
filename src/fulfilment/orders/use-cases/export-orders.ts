import { and, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { PaymentStatus } from '#orders/domain/order-status.ts'
import { orders } from '#orders/schema/orders.ts'
import { couponLabelColumn } from '#orders/use-cases/coupon-of-order.ts'
import { itemsFromJson, orderJson } from '#orders/use-cases/order-json.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import type { Shop } from '#platform/shop.ts'

const ORDERS_AT_ONCE = 500

export interface ExportFilter {
  /** Half-open interval; null leaves that side open. */
  readonly from: Date | null
  readonly before: Date | null
  readonly paymentStatuses: readonly PaymentStatus[]
}

const columns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
  soldOn: orders.soldOn,
  refundedAt: orders.refundedAt,
  customerName: orders.customerName,
  customerEmail: orders.customerEmail,
  customerCpf: orders.customerCpf,
  shippingAddress: orders.shippingAddress,
  status: orders.status,
  deliveryWay: orders.deliveryWay,
  paymentStatus: orders.paymentStatus,
  paymentMethod: paymentFacts.paymentMethod,
  paymentProvider: paymentFacts.paymentProvider,
  paymentReference: paymentFacts.paymentReference,
  subtotalAmount: orders.subtotalAmount,
  shippingAmount: orders.shippingAmount,
  shippingWaivedAmount: orders.shippingWaivedAmount,
  shippingActualCost: orders.shippingActualCost,
  giftAmount: orders.giftAmount,
  pixDiscountAmount: orders.pixDiscountAmount,
  couponDiscountAmount: orders.couponDiscountAmount,
  couponLabel: couponLabelColumn,
  voucherAmount: orders.voucherAmount,
  totalAmount: orders.totalAmount,
  refundedAmount: orders.refundedAmount,
  voucherRefundedAmount: orders.voucherRefundedAmount,
  items: orderJson.items,
  skus: orderJson.skus,
  // As text, because a JavaScript date loses the database's microseconds.
  edge: sql<string>`${orders.createdAt}::text`,
}

export type ExportedOrder = Omit<Awaited<ReturnType<typeof nextPart>>[number], 'edge'>

/** Yields batches, so that memory use does not grow with the number of orders. */
export async function* exportOrders(shop: Shop, filter: ExportFilter): AsyncGenerator<ExportedOrder[]> {
  let last: { edge: string; id: string } | undefined
  do {
    const part = await nextPart(shop, and(...buildConditions(filter), last && beyond(last)))
    if (part.length > 0) yield part.map(({ edge: _, ...order }) => order)
    last = part.length === ORDERS_AT_ONCE ? part.at(-1) : undefined
  } while (last)
}

async function nextPart(shop: Shop, condition: SQL | undefined) {
  const rows = await shop.db
    .select(columns)
    .from(orders)
    .where(condition)
    // The reverse order of `orders_created_idx`, so that the index can be used.
    .orderBy(sql`${orders.createdAt} asc nulls first, ${orders.id} desc`)
    .limit(ORDERS_AT_ONCE)
  return rows.map(({ items, skus, ...order }) => ({
    ...order,
    items: itemsFromJson(items).map((item) => ({ ...item, sku: skus[item.id] ?? null })),
  }))
}

function buildConditions({ from, before, paymentStatuses }: ExportFilter): (SQL | undefined)[] {
  return [
    from ? gte(orders.createdAt, from) : undefined,
    before ? lt(orders.createdAt, before) : undefined,
    paymentStatuses.length > 0 ? inArray(orders.paymentStatus, [...paymentStatuses]) : undefined,
  ]
}

function beyond({ edge, id }: { edge: string; id: string }): SQL {
  const at = sql`${edge}::timestamptz`
  return sql`${orders.createdAt} >= ${at} and (${orders.createdAt} > ${at} or ${orders.id} < ${id}::uuid)`
}
