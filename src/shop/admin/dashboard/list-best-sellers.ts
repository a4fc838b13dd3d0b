import { sql } from 'drizzle-orm'
import { daysOf, type SalesPeriod, spanOf } from '#domain/dashboard/sales-period.ts'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import { salesOf } from '#shop/orders/sales-facts.ts'
import type { Shop } from '#shop/shop.ts'

export interface BestSeller {
  /** Null for what was deleted since. */
  readonly productId: string | null
  readonly name: string
  readonly units: number
  readonly revenue: Centavos
}

const SHOWN = 5

interface Row extends Record<string, unknown> {
  productId: string | null
  name: string
  units: number
  revenue: string
}

/** What sold best in paid orders of the period. What was deleted since is counted by the name under which it was sold. */
export async function listBestSellers(
  shop: Shop,
  { period }: { period: SalesPeriod },
): Promise<BestSeller[]> {
  const span = spanOf(daysOf(period, shop.clock.now()))
  const { rows } = await shop.db.execute<Row>(sql`
    with ${salesOf('item_tallies', span)},
    best as (
      select product_id, case when product_id is null then name end as name, sum(units)::int as units,
        sum(revenue) as revenue
      from sales where payment_status = 'paid'
      group by 1, 2 order by 3 desc, 1, 2 limit ${SHOWN})
    select best.product_id as "productId", coalesce(p.name, best.name) as name, best.units, best.revenue::text as revenue
    from best left join products p on p.id = best.product_id
    order by best.units desc, p.sort_name, best.name`)
  return rows.map(({ revenue, ...row }) => ({ ...row, revenue: centavosFromDecimal(revenue) }))
}
