import { sql } from 'drizzle-orm'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import { startOfDay } from '#domain/sao-paulo-time.ts'
import { rowsTallied } from '#shop/operations/row-tallies.ts'
import type { Shop } from '#shop/shop.ts'

export interface Totals {
  readonly products: number
  readonly activeProducts: number
  readonly orders: number
  readonly newOrders: number
  readonly users: number
  readonly newUsers: number
  /** Paid and not yet handed to the courier. */
  readonly waitingOrders: number
  /** Paid and not refunded. */
  readonly revenue: Centavos
}

const RECENT_DAYS = 7

/** The four cards, in one statement. 'New' is what the last seven days brought, today included. */
export async function countTotals(shop: Shop): Promise<Totals> {
  const recent = startOfDay(shop.clock.now(), 1 - RECENT_DAYS).toISOString()
  const { rows } = await shop.db.execute<Omit<Record<keyof Totals, number>, 'revenue'> & { revenue: string }>(
    sql`
      select
        ${rowsTallied('product-active', 'product-inactive')} as "products",
        ${rowsTallied('product-active')} as "activeProducts",
        o.all as "orders", o.waiting as "waitingOrders",
        (select count(*)::int from orders where created_at >= ${recent}::timestamptz) as "newOrders",
        ${rowsTallied('user')} as "users",
        (select count(*)::int from users where created_at >= ${recent}::timestamptz) as "newUsers",
        o.revenue as "revenue"
      from
        (select coalesce(sum(orders), 0)::int as "all",
          coalesce(sum(orders) filter (where payment_status = 'paid' and status in ('pending', 'processing')), 0)::int as waiting,
          coalesce(sum(amount) filter (where payment_status = 'paid'), 0)::text as revenue
          from order_tallies) o`,
  )
  const [totals] = rows
  if (!totals) throw new Error('a count without an answer')
  return { ...totals, revenue: centavosFromDecimal(totals.revenue) }
}
