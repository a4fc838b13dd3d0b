import { and, eq, gte, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { plainHyphens } from '#orders/domain/order-number.ts'
import { type OrderPeriod, periodStart } from '#orders/domain/order-period.ts'
import type { OrderStatus } from '#orders/domain/order-status.ts'
import { orders } from '#orders/schema/orders.ts'
import type { Shop } from '#platform/shop.ts'
import { type CustomerOrder, selectCustomerOrders } from './customer-order.ts'

export const ORDERS_PER_PAGE = 10

export interface OrderHistoryFilter {
  readonly search: string
  readonly status: OrderStatus | null
  readonly period: OrderPeriod | null
  readonly page: number
}

export interface OrderHistory {
  readonly orders: CustomerOrder[]
  readonly total: number
  /** Ignores the filters: false only if the customer never ordered. */
  readonly hasAny: boolean
}

export async function listCustomerOrders(
  shop: Shop,
  { userId, ...filter }: { userId: string } & OrderHistoryFilter,
): Promise<OrderHistory> {
  const isOwn = and(eq(orders.userId, userId), isNotReplacedAttempt)
  const condition = and(isOwn, ...buildConditions(filter, shop.clock.now()))
  const [counts] = await shop.db
    .select({
      total: sql<number>`count(*) filter (where ${condition})::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(orders)
    .where(isOwn)
  const { total = 0, all = 0 } = counts ?? {}
  const offset = (filter.page - 1) * ORDERS_PER_PAGE
  const page =
    total > offset
      ? await selectCustomerOrders(shop.db, {
          condition: condition,
          limit: ORDERS_PER_PAGE,
          offset,
          now: shop.clock.now(),
        })
      : []
  return { orders: page, total, hasAny: all > 0 }
}

/** Replaced attempts are hidden unless money was received for them. */
const isNotReplacedAttempt = or(
  isNull(orders.cancelReason),
  ne(orders.cancelReason, 'replaced'),
  ne(orders.paymentStatus, 'failed'),
)

function buildConditions({ search, status, period }: OrderHistoryFilter, now: Date): (SQL | undefined)[] {
  return [
    status ? eq(orders.status, status) : undefined,
    period ? gte(orders.createdAt, periodStart(period, now)) : undefined,
    search.trim() ? matches(plainHyphens(search.trim())) : undefined,
  ]
}

function matches(search: string): SQL | undefined {
  const pattern = sql`'%' || shop_fold(${search.replace(/[\\%_]/g, (mark) => `\\${mark}`)}::text) || '%'`
  return or(
    sql`shop_fold(${orders.orderNumber}) like ${pattern}`,
    sql`exists (
      select 1 from order_items i
      where i.order_id = orders.id and shop_fold(i.product_snapshot->>'name') like ${pattern})`,
  )
}
