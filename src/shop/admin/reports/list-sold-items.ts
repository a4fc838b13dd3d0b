import { sql } from 'drizzle-orm'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import type { Span } from '#domain/reports/report-span.ts'
import { salesOf } from '#shop/orders/sales-facts.ts'
import type { Shop } from '#shop/shop.ts'

export interface SoldItem {
  /** Null for what was deleted since; then the name is the one under which it was sold. */
  readonly productId: string | null
  readonly name: string
  /** Empty for a candle that comes in one size only. */
  readonly size: string
  readonly units: number
  readonly revenue: Centavos
  readonly cost: Centavos
}

type Row = Record<string, unknown> &
  Omit<SoldItem, 'revenue' | 'cost'> & { revenue: string; cost: string } & {
    total: number
  }

/** What was sold, by candle and size, what brought most first; `limit` null for all of it. */
export async function listSoldItems(
  { db }: Pick<Shop, 'db'>,
  { span, limit }: { span: Span; limit: number | null },
): Promise<{ items: SoldItem[]; total: number }> {
  const { rows } = await db.execute<Row>(sql`
    with ${salesOf('item_tallies', span)},
    sold as (
      select product_id, case when product_id is null then name end as name, size, sum(units)::int as units,
        sum(revenue) as revenue, sum(cost) as cost, sum(units_without_cost) as without_cost,
        (count(*) over ())::int as total
      from sales group by 1, 2, 3 order by sum(revenue) desc, sum(units) desc, 1, 2, 3 limit ${limit})
    select p.id as "productId", coalesce(p.name, sold.name) as name, sold.size, sold.units, sold.total,
      sold.revenue::text as revenue, (sold.cost + sold.without_cost * coalesce(p.cost, 0))::numeric(12,2)::text as cost
    from sold left join products p on p.id = sold.product_id
    order by sold.revenue desc, sold.units desc, p.sort_name, sold.name, sold.size`)
  return {
    items: rows.map(({ total: _, revenue, cost, ...row }) => ({
      ...row,
      revenue: centavosFromDecimal(revenue),
      cost: centavosFromDecimal(cost),
    })),
    total: rows[0]?.total ?? 0,
  }
}
