import { sql } from 'drizzle-orm'
import { totalRevenue } from '#orders/use-cases/sales.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import { startOfDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

export interface Totals {
  readonly products: number
  readonly activeProducts: number
  readonly orders: number
  readonly newOrders: number
  readonly users: number
  readonly newUsers: number
  readonly waitingOrders: number
  readonly revenue: Centavos
}

const RECENT_DAYS = 7

export async function countTotals(shop: Shop): Promise<Totals> {
  const recent = startOfDay(shop.clock.now(), 1 - RECENT_DAYS).toISOString()
  const { rows } = await shop.db.execute<Omit<Record<keyof Totals, number>, 'revenue'> & { revenue: string }>(
    sql`
      select
        p.all as "products", p.active as "activeProducts",
        (select count(*)::int from orders) as "orders",
        (select count(*)::int from orders where created_at >= ${recent}::timestamptz) as "newOrders",
        (select count(*)::int from users) as "users",
        (select count(*)::int from users where created_at >= ${recent}::timestamptz) as "newUsers",
        (select count(*)::int from orders
          where payment_status = 'paid' and status in ('pending', 'processing')) as "waitingOrders",
        ${totalRevenue} as "revenue"
      from (select count(*)::int as "all", (count(*) filter (where active))::int as active
        from products where deleted_at is null) p`,
  )
  const [totals] = rows
  if (!totals) throw new Error('a count without an answer')
  return { ...totals, revenue: centavosFromDecimal(totals.revenue) }
}
