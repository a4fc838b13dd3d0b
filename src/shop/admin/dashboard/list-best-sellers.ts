import { sql } from 'drizzle-orm'
import { daysOf, type SalesPeriod, spanOf } from '#domain/dashboard/sales-period.ts'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import { bestFirst, soldBy } from '#shop/orders/sales.ts'
import type { Shop } from '#shop/shop.ts'

export interface BestSeller {
  /** Null for what was deleted since. */
  readonly productId: string | null
  readonly name: string
  /** Empty for a candle that comes in one size only. */
  readonly size: string
  readonly units: number
  readonly revenue: Centavos
}

const SHOWN = 5

interface Row extends Record<string, unknown> {
  productId: string | null
  name: string
  size: string
  units: number
  revenue: string
}

/** The sizes that sold best in the period and were not given back, at the prices before discounts. What was deleted since is counted by the name under which it was sold. */
export async function listBestSellers(
  shop: Shop,
  { period }: { period: SalesPeriod },
): Promise<BestSeller[]> {
  const span = spanOf(daysOf(period, shop.clock.now()))
  const { rows } = await shop.db.execute<Row>(sql`
    with ${soldBy(span, sql`product_id, deleted_name, size`)}, best as (
      select p.id as "productId", coalesce(p.name, deleted_name) as name, size, units, revenue, row_number() over (order by ${bestFirst}) as place
      from sold left join products p on p.id = sold.product_id where units > 0)
    select "productId", name, size, units, revenue::numeric(12,2)::text as revenue from best order by place limit ${SHOWN}`)
  return rows.map(({ revenue, ...row }) => ({ ...row, revenue: centavosFromDecimal(revenue) }))
}
