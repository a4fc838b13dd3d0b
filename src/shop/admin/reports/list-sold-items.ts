import { sql } from 'drizzle-orm'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import type { Span } from '#domain/reports/report-span.ts'
import { bestFirst, soldLines } from '#shop/orders/sales.ts'
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

export interface SoldItems {
  readonly items: readonly SoldItem[]
  /** Of all lines, also of those beyond the limit. */
  readonly total: Pick<SoldItem, 'units' | 'revenue' | 'cost'> & { readonly lines: number }
}

type Row = Record<string, unknown> &
  Omit<SoldItem, 'revenue' | 'cost'> &
  Record<'revenue' | 'cost' | 'allRevenue' | 'allCost', string> &
  Record<'allUnits' | 'lines', number>

/** What was sold and not given back, by candle and size, the best sold first; `limit` null for all of it. */
export async function listSoldItems(
  { db }: Pick<Shop, 'db'>,
  { span, limit }: { span: Span; limit: number | null },
): Promise<SoldItems> {
  const { rows } = await db.execute<Row>(sql`
    with ${soldLines(span)}, sums as (
      select product_id, deleted_name, size, sum(units)::int as units, sum(revenue) as revenue,
        coalesce(sum(units * unit_cost), 0) as cost, coalesce(sum(units) filter (where unit_cost is null), 0) as units_without_cost
      from sold group by product_id, deleted_name, size having sum(units) > 0),
    items as (
      select p.id as "productId", coalesce(p.name, deleted_name) as name, size, units, revenue,
        sums.cost + units_without_cost * coalesce(p.cost, 0) as cost, row_number() over (order by ${bestFirst}, size) as place
      from sums left join products p on p.id = sums.product_id)
    select "productId", name, size, units, revenue::numeric(12,2)::text as revenue, cost::numeric(12,2)::text as cost,
      (sum(units) over ())::int as "allUnits", (sum(revenue) over ())::numeric(12,2)::text as "allRevenue",
      (sum(cost) over ())::numeric(12,2)::text as "allCost", (count(*) over ())::int as lines
    from items order by place limit ${limit}`)
  const [first] = rows
  return {
    items: rows.map(({ productId, name, size, units, revenue, cost }) => ({
      productId,
      name,
      size,
      units,
      revenue: centavosFromDecimal(revenue),
      cost: centavosFromDecimal(cost),
    })),
    total: {
      lines: first?.lines ?? 0,
      units: first?.allUnits ?? 0,
      revenue: centavosFromDecimal(first?.allRevenue ?? '0'),
      cost: centavosFromDecimal(first?.allCost ?? '0'),
    },
  }
}
