import { sql } from 'drizzle-orm'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import { startOfDay } from '#domain/sao-paulo-time.ts'
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
        p.all as "products", p.active as "activeProducts",
        o.all as "orders",
        (select count(*)::int from orders where created_at >= ${recent}::timestamptz) as "newOrders",
        (select count(*)::int from orders
          where payment_status = 'paid' and status in ('pending', 'processing')) as "waitingOrders",
        u.all as "users", u.new as "newUsers",
        o.revenue as "revenue"
      from
        (select coalesce(sum(counted), 0)::int as "all",
          coalesce(sum(amount) filter (where payment_status = 'paid'), 0)::text as revenue
          from (select payment_status, count(*) as counted, sum(total_amount) as amount
            from orders group by payment_status) by_payment) o,
        (select count(*)::int as "all", (count(*) filter (where active))::int as active from products) p,
        (select count(*)::int as "all",
          (count(*) filter (where created_at >= ${recent}::timestamptz))::int as new from profiles) u`,
  )
  const [totals] = rows
  if (!totals) throw new Error('a count without an answer')
  return { ...totals, revenue: centavosFromDecimal(totals.revenue) }
}
