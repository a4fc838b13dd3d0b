import { sql } from 'drizzle-orm'
import type { Span } from '#orders/domain/report-span.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'

/** The cost is null if the batch's cost is unknown. */
export interface SoldBatch {
  readonly number: number
  readonly name: string
  readonly size: string | null
  readonly units: number
  readonly unitCost: Centavos | null
  readonly cost: Centavos | null
}

type Row = Omit<SoldBatch, 'unitCost' | 'cost'> & Record<'unitCost' | 'cost', string | null>

/** Packed units by batch and size. Returned units belong to their batch again and are excluded. */
export async function listSoldBatches({ db }: Pick<Shop, 'db'>, { from, to }: Span): Promise<SoldBatch[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select w.number, p.name, v.name as size, sum(r.units)::int as units,
      round(w.cost / w.units, 2)::text as "unitCost", round(sum(r.units) * w.cost / w.units, 2)::text as cost
    from orders o join order_items i on i.order_id = o.id join order_item_batches r on r.order_item_id = i.id
    join batches w on w.id = r.batch_id join products p on p.id = w.product_id
    left join product_variants v on v.id = w.variant_id
    where o.sold_on between ${from}::date and ${to}::date
    group by w.id, p.id, v.id order by w.number, v.position, v.name`)
  const centavos = (text: string | null) => (text === null ? null : centavosFromDecimal(text))
  return rows.map(({ unitCost, cost, ...row }) => ({
    ...row,
    unitCost: centavos(unitCost),
    cost: centavos(cost),
  }))
}
