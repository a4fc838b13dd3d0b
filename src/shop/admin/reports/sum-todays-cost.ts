import { sql } from 'drizzle-orm'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import type { Span } from '#domain/reports/report-span.ts'
import { salesOf } from '#shop/orders/sales-facts.ts'
import type { Shop } from '#shop/shop.ts'

export interface TodaysCost {
  readonly cost: Centavos
  /** Units that were reckoned with what their product costs today. */
  readonly units: number
  /** Units of products that were deleted, or whose cost nobody has said. */
  readonly unknown: number
}

/** What the units sold without a cost of their day would cost today. */
export async function sumTodaysCost({ db }: Pick<Shop, 'db'>, span: Span): Promise<TodaysCost> {
  const { rows } = await db.execute<{ cost: string; units: number; unknown: number }>(sql`
    with ${salesOf('item_tallies', span)}
    select coalesce(sum(s.units_without_cost * p.cost), 0)::numeric(12,2)::text as cost,
      coalesce(sum(s.units_without_cost) filter (where p.cost > 0), 0)::int as units,
      coalesce(sum(s.units_without_cost) filter (where p.cost is null or p.cost = 0), 0)::int as unknown
    from sales s left join products p on p.id = s.product_id
    where s.units_without_cost > 0`)
  const { cost = '0', units = 0, unknown = 0 } = rows[0] ?? {}
  return { cost: centavosFromDecimal(cost), units, unknown }
}
