import { sql } from 'drizzle-orm'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import type { Span } from '#domain/reports/report-span.ts'
import { readRanked } from '#shop/orders/sales-rankings.ts'
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
  shop: Pick<Shop, 'db'>,
  { span, limit }: { span: Span; limit: number | null },
): Promise<{ items: SoldItem[]; total: number }> {
  const { rows } = await readRanked(shop, { ranking: 'sold', span, limit }, (tx, ranked) =>
    tx.execute<Row>(sql`with ${ranked}
      select p.id as "productId", coalesce(p.name, item) as name, size, units, total, revenue::text as revenue,
        (ranked.cost + units_without_cost * coalesce(p.cost, 0))::numeric(12,2)::text as cost
      from ranked left join products p on p.id = ranked.product_id
      order by ranked.revenue desc, units desc, p.sort_name, item, size`),
  )
  return {
    items: rows.map(({ total: _, revenue, cost, ...row }) => ({
      ...row,
      revenue: centavosFromDecimal(revenue),
      cost: centavosFromDecimal(cost),
    })),
    total: rows[0]?.total ?? 0,
  }
}
