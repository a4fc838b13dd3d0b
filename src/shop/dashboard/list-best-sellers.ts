import { sql } from 'drizzle-orm'
import { firstInstantOf, type SalesPeriod } from '#domain/dashboard/sales-period.ts'
import type { Shop } from '#shop/shop.ts'

export interface BestSeller {
  readonly productId: string
  readonly name: string
  readonly units: number
}

const SHOWN = 5

/** What sold best in paid orders of the period. A product that was deleted since is no longer in the race. */
export async function listBestSellers(
  shop: Shop,
  { period }: { period: SalesPeriod },
): Promise<BestSeller[]> {
  const since = firstInstantOf(period, shop.clock.now()).toISOString()
  // Counted by id first, named afterwards: the counting then reads nothing but indexes.
  const { rows } = await shop.db.execute<{ productId: string; name: string; units: number }>(sql`
    with sold as (
      select i.product_id, sum(i.quantity)::int as units
      from orders o join order_items i on i.order_id = o.id
      where o.payment_status = 'paid' and o.paid_at >= ${since}::timestamptz and i.product_id is not null
      group by i.product_id order by units desc, i.product_id limit ${SHOWN}
    )
    select sold.product_id as "productId", p.name, sold.units
    from sold join products p on p.id = sold.product_id
    order by sold.units desc, p.sort_name`)
  return rows
}
