import { sql } from 'drizzle-orm'
import { daysOf, type SalesPeriod, spanOf } from '#domain/dashboard/sales-period.ts'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import { readRanked } from '#shop/orders/sales-rankings.ts'
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
  const { rows } = await readRanked(shop, { ranking: 'paid', span, limit: SHOWN }, (tx, ranked) =>
    tx.execute<Row>(sql`with ${ranked}
      select p.id as "productId", coalesce(p.name, item) as name, units, revenue::text as revenue
      from ranked left join products p on p.id = ranked.product_id
      order by units desc, p.sort_name, item`),
  )
  return rows.map(({ revenue, ...row }) => ({ ...row, revenue: centavosFromDecimal(revenue) }))
}
