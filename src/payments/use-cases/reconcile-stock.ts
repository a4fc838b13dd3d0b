import { sql } from 'drizzle-orm'
import type { FindingKind } from '#catalogue/stock/domain/finding-kind.ts'
import { recordFinding } from '#orders/use-cases/record-finding.ts'
import type { Shop } from '#platform/shop.ts'

interface Difference extends Record<string, unknown> {
  kind: Extract<FindingKind, 'held-units-differ' | 'stock-differs'>
  subject: string
  name: string
  expected: number
  found: number
}

export async function reconcileStock(
  shop: Shop,
  { hours = 48 }: { hours?: number } = {},
): Promise<{ reported: number }> {
  const now = shop.clock.now()
  const since = new Date(now.getTime() - hours * 60 * 60 * 1000).toISOString()
  const { rows } = await shop.db.execute<Difference>(sql`
    with touched_orders as (
      select order_id as id from stock_movements
      where created_at >= ${since}::timestamptz and order_id is not null
      union select subject::uuid from reconciliation_findings
      where resolved_at is null and kind = 'held-units-differ'
    ), touched_products as (
      select product_id as id from stock_movements
      where created_at >= ${since}::timestamptz and product_id is not null
      union select subject::uuid from reconciliation_findings
      where resolved_at is null and kind = 'stock-differs'
    )
    select 'held-units-differ' as kind, o.id::text as subject, o.order_number as name,
      case when o.stock_held then -i.units else 0 end as expected, coalesce(m.moved, 0) as found
    from touched_orders t
    join orders o on o.id = t.id
    cross join lateral (
      select coalesce(sum(quantity - returned_quantity), 0)::int as units from order_items line
      where order_id = o.id and product_id is not null
        and (variant_id is not null
          or size = '' and not exists (select from product_variants v where v.product_id = line.product_id))) i
    cross join lateral (
      select sum(s.change)::int as moved from stock_movements s left join batches w on w.id = s.batch_id
      where s.order_id = o.id and (s.product_id is not null or w.id is not null)) m
    where coalesce(m.moved, 0) <> case when o.stock_held then -i.units else 0 end
    union all
    select distinct on (p.id) 'stock-differs', p.id::text, concat_ws(', ', p.name, shelf.size), shelf.stock_quantity, coalesce(m.moved, 0)
    from touched_products t
    join products p on p.id = t.id
    join shelves shelf on shelf.product_id = p.id
    cross join lateral (select sum(change)::int as moved from stock_movements
      where product_id = p.id and variant_id is not distinct from shelf.variant_id) m
    where coalesce(m.moved, 0) <> shelf.stock_quantity`)
  for (const { kind, subject, ...details } of rows) {
    await recordFinding(shop.db, { kind, subject, details, now })
  }
  await resolveFindings(shop, rows, now)
  return { reported: rows.length }
}

async function resolveFindings(shop: Shop, current: readonly Difference[], now: Date): Promise<void> {
  const subjects = JSON.stringify(current.map(({ kind, subject }) => `${kind}:${subject}`))
  await shop.db.execute(sql`
    update reconciliation_findings set resolved_at = ${now.toISOString()}::timestamptz
    where resolved_at is null and kind in ('held-units-differ', 'stock-differs')
      and not (${subjects}::jsonb ? (kind || ':' || subject))`)
}
