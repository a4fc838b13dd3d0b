import { sql } from 'drizzle-orm'
import type { Span } from '#orders/domain/report-span.ts'
import { soldParts, todaysCosts, unitCost } from '#orders/use-cases/sales.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'

export interface KitSales {
  /** Null for a kit that was deleted since; then the name is the one under which it was sold. */
  readonly productId: string | null
  readonly name: string
  /** Kits of which something stayed sold. */
  readonly kits: number
  /** Their candles that were not given back. */
  readonly units: number
  readonly revenue: Centavos
  readonly cost: Centavos
}

type Row = Record<string, unknown> & Omit<KitSales, 'revenue' | 'cost'> & { revenue: string; cost: string }

/** What of these days' candles was sold in kits, at its share of the kit's price: the same items as by candle. */
export async function listKits({ db }: Pick<Shop, 'db'>, span: Span): Promise<KitSales[]> {
  const { rows } = await db.execute<Row>(sql`
    with ${soldParts(span)}, line as (
      select kit->>'productId' as kit_id, kit->>'name' as kit_name,
        max(ceil((quantity - back) * (kit->>'quantity')::numeric / quantity)) as kits, sum(quantity - back) as units,
        sum((quantity - back) * unit_price) as revenue, sum((quantity - back) * ${unitCost}) as cost
      from part ${todaysCosts} group by order_id, kit->>'line', kit_id, kit_name)
    select product.id as "productId", coalesce(product.name, max(kit_name)) as name, sum(kits)::int as kits, sum(units)::int as units,
      sum(revenue)::numeric(12,2)::text as revenue, sum(line.cost)::numeric(12,2)::text as cost
    from line left join products product on product.id = kit_id::uuid
    group by kit_id, product.id having sum(units) > 0
    order by sum(kits) desc, sum(revenue) desc, name`)
  return rows.map((row) => ({
    ...row,
    revenue: centavosFromDecimal(row.revenue),
    cost: centavosFromDecimal(row.cost),
  }))
}
