import { sql } from 'drizzle-orm'
import { firstInstantOf, type SalesPeriod } from '#domain/dashboard/sales-period.ts'
import type { Shop } from '#shop/shop.ts'

export interface BestSeller {
  /** Null for what was deleted since. */
  readonly productId: string | null
  readonly name: string
  readonly units: number
}

const SHOWN = 5

/** What sold best in paid orders of the period. What was deleted since is counted by the name under which it was sold. */
export async function listBestSellers(
  shop: Shop,
  { period }: { period: SalesPeriod },
): Promise<BestSeller[]> {
  const since = firstInstantOf(period, shop.clock.now()).toISOString()
  const sold = sql`from orders o join order_items i on i.order_id = o.id
    where o.payment_status = 'paid' and o.paid_at >= ${since}::timestamptz`
  // Counted by id first, named afterwards: the counting then reads nothing but indexes.
  const { rows } = await shop.db.execute<{ productId: string | null; name: string; units: number }>(sql`
    with sold as (
      (select i.product_id, null as name, sum(i.quantity)::int as units
        ${sold} and i.product_id is not null
        group by i.product_id order by units desc, i.product_id limit ${SHOWN})
      union all
      (select null, i.product_snapshot->>'name', sum(i.quantity)::int as units
        ${sold} and i.product_id is null
        group by 2 order by units desc, 2 limit ${SHOWN})
    )
    select sold.product_id as "productId", coalesce(p.name, sold.name) as name, sold.units
    from sold left join products p on p.id = sold.product_id
    order by sold.units desc, p.sort_name, sold.name limit ${SHOWN}`)
  return rows
}
