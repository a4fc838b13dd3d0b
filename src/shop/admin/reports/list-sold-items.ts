import { sql } from 'drizzle-orm'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import type { Span } from '#domain/reports/report-span.ts'
import { soldLines } from '#shop/orders/sales.ts'
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
    with ${soldLines(span)}, items as (
      select product_id, deleted_name, size, sum(units)::int as units, sum(revenue) as revenue,
        coalesce(sum(units * unit_cost), 0) as cost, coalesce(sum(units) filter (where unit_cost is null), 0) as units_without_cost
      from sold group by product_id, deleted_name, size)
    select p.id as "productId", coalesce(p.name, deleted_name) as name, size, units, revenue::text as revenue,
      (items.cost + units_without_cost * coalesce(p.cost, 0))::numeric(12,2)::text as cost, (count(*) over ())::int as total
    from items left join products p on p.id = items.product_id
    order by items.revenue desc, units desc, p.sort_name, deleted_name, size limit ${limit}`)
  return {
    items: rows.map(({ total: _, revenue, cost, ...row }) => ({
      ...row,
      revenue: centavosFromDecimal(revenue),
      cost: centavosFromDecimal(cost),
    })),
    total: rows[0]?.total ?? 0,
  }
}
