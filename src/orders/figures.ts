import { sql } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import type { Figure } from '#platform/figure.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

export const figures: readonly Figure[] = [
  {
    name: 'shop_orders_open',
    help: 'Orders that are not at their end',
    label: 'status',
    query: () => sql`
      select coalesce(jsonb_object_agg(status, n), '{}') from (
        select status, count(*)::int as n from ${orders}
        where status in ('pending', 'processing', 'shipped') group by 1) open`,
  },
  {
    name: 'shop_orders_paid_last_day',
    help: 'Paid orders of the last 24 hours',
    query: (now) => sql`
      select count(*)::int from ${orders}
      where payment_status = 'paid' and created_at > ${new Date(now.getTime() - DAY_MS)}`,
  },
]
