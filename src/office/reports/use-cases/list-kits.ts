import { sql } from 'drizzle-orm'
import type { Span } from '#orders/domain/report-span.ts'
import { soldParts, todaysCosts, unitCost } from '#orders/use-cases/sales.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'

export interface KitSales {
  /** Null if the kit was deleted; the name is then the one at the time of sale. */
  readonly productId: string | null
  readonly name: string
  readonly kits: number
  readonly units: number
  readonly revenue: Centavos
  readonly cost: Centavos
}

type Row = Record<string, unknown> & Omit<KitSales, 'revenue' | 'cost'> & { revenue: string; cost: string }

/** Candles sold in kits, at their share of the kit's price. The item report includes the same candles. */
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
