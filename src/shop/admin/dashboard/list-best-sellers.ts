import { sql } from 'drizzle-orm'
import { daysOf, type SalesPeriod, spanOf } from '#domain/dashboard/sales-period.ts'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import { soldLines } from '#shop/orders/sales.ts'
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
    with ${soldLines(span)}, items as (
      select product_id, deleted_name, sum(units)::int as units, sum(revenue) as revenue
      from sold where is_kept group by product_id, deleted_name)
    select p.id as "productId", coalesce(p.name, deleted_name) as name, units, revenue::text as revenue
    from items left join products p on p.id = items.product_id
    order by units desc, p.sort_name, deleted_name limit ${SHOWN}`)
  return rows.map(({ revenue, ...row }) => ({ ...row, revenue: centavosFromDecimal(revenue) }))
}
