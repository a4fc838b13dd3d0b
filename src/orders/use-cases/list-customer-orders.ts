import { and, eq, gte, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { plainHyphens } from '#orders/domain/order-number.ts'
import { type OrderPeriod, periodStart } from '#orders/domain/order-period.ts'
import type { OrderStatus } from '#orders/domain/order-status.ts'
import { orders } from '#orders/schema/orders.ts'
import type { Shop } from '#platform/shop.ts'
import { type CustomerOrder, selectCustomerOrders } from './customer-order.ts'

export const ORDERS_PER_PAGE = 10

export interface OrderHistoryFilter {
  /** A piece of the order's number or of a product's name; accents and capitals do not matter. */
  readonly search: string
  readonly status: OrderStatus | null
  readonly period: OrderPeriod | null
  /** From 1. */
  readonly page: number
}

export interface OrderHistory {
  readonly orders: CustomerOrder[]
  /** How many match the filters. */
  readonly total: number
  /** False for somebody who never ordered anything, whatever the filters. */
  readonly hasAny: boolean
}

/** The customer's own orders, newest first: one statement for the counts and one for the page. */
export async function listCustomerOrders(
  shop: Shop,
  { userId, ...filter }: { userId: string } & OrderHistoryFilter,
): Promise<OrderHistory> {
  const own = and(eq(orders.userId, userId), isNotReplacedAttempt)
  const wanted = and(own, ...conditionsOf(filter, shop.clock.now()))
  const [counts] = await shop.db
    .select({ total: sql<number>`count(*) filter (where ${wanted})::int`, all: sql<number>`count(*)::int` })
    .from(orders)
    .where(own)
  const { total = 0, all = 0 } = counts ?? {}
  const offset = (filter.page - 1) * ORDERS_PER_PAGE
  const page =
    total > offset
      ? await selectCustomerOrders(shop.db, {
          where: wanted,
          limit: ORDERS_PER_PAGE,
          offset,
          now: shop.clock.now(),
        })
      : []
  return { orders: page, total, hasAny: all > 0 }
}

/** An attempt that another one replaced was never an order to the customer, unless money moved for it. */
const isNotReplacedAttempt = or(
  isNull(orders.cancelReason),
  ne(orders.cancelReason, 'replaced'),
  ne(orders.paymentStatus, 'failed'),
)

function conditionsOf({ search, status, period }: OrderHistoryFilter, now: Date): (SQL | undefined)[] {
  return [
    status ? eq(orders.status, status) : undefined,
    period ? gte(orders.createdAt, periodStart(period, now)) : undefined,
    search.trim() ? matches(plainHyphens(search.trim())) : undefined,
  ]
}

function matches(search: string): SQL | undefined {
  // The searcher's % and _ are plain characters, not wildcards.
  const wanted = sql`'%' || shop_fold(${search.replace(/[\\%_]/g, (mark) => `\\${mark}`)}::text) || '%'`
  return or(
    sql`shop_fold(${orders.orderNumber}) like ${wanted}`,
    sql`exists (
      select 1 from order_items i
      where i.order_id = orders.id and shop_fold(i.product_snapshot->>'name') like ${wanted})`,
  )
}
