import { type SQL, sql } from 'drizzle-orm'
import type { StandingShelf } from '#catalogue/stock/domain/oldest-first.ts'
import { type ShelfName, shelfKey } from '#catalogue/stock/domain/shelf.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'

export const inOpenBox = sql`o.stock_held and o.packed_at is null and o.status in ('pending', 'processing')`
const unitsOfItem = sql`(i.quantity - i.returned_quantity)`

export const freeOfBatch = (isBoxOpen: SQL = inOpenBox) => sql`(w.units
  - coalesce((select sum(r.units) from order_item_batches r where r.batch_id = w.id), 0)
  - coalesce((select sum(l.units) from batch_losses l where l.batch_id = w.id and l.kind <> 'failed'), 0)
  - coalesce((select sum(${unitsOfItem}) from order_items i join orders o on o.id = i.order_id
    where i.batch_id = w.id and ${isBoxOpen}), 0))::int`

/** Stock with its batches, oldest first. Orders in `packing` are being packed and still count as open. */
export async function readStandingShelves(
  db: DatabaseOrTransaction,
  shelves: readonly ShelfName[],
  packing: readonly string[] = [],
): Promise<Map<string, StandingShelf>> {
  const isBoxOpen = sql`(${inOpenBox} or o.id = any(${sql.param([...packing])}::uuid[]))`
  const shelfNames = JSON.stringify(
    shelves.map(({ productId, variantId }) => ({ product_id: productId, variant_id: variantId })),
  )
  const { rows } = await db.execute<ShelfName & StandingShelf & Record<string, unknown>>(sql`
    select s.product_id as "productId", s.variant_id as "variantId",
      (s.stock_quantity + coalesce((select sum(${unitsOfItem}) from orders o join order_items i on i.order_id = o.id
        where ${isBoxOpen} and i.batch_id is null and i.product_id = s.product_id
          and i.variant_id is not distinct from s.variant_id), 0))::int as standing,
      coalesce((select json_agg(json_build_object('id', w.id, 'free', ${freeOfBatch(isBoxOpen)}) order by w.ended_at, w.number, w.id)
        from batches w where w.product_id = s.product_id and w.variant_id is not distinct from s.variant_id
          and w.state = 'ready'), '[]') as batches
    from jsonb_to_recordset(${shelfNames}::jsonb) as named(product_id uuid, variant_id uuid)
    join shelves s on s.product_id = named.product_id and s.variant_id is not distinct from named.variant_id`)
  return new Map(rows.map((row) => [shelfKey(row), row]))
}

/** Serialises access to batches. Must be the last lock taken, to avoid deadlocks. */
export async function lockStandingShelves(
  tx: Transaction,
  shelves: readonly ShelfName[],
  packing: readonly string[] = [],
): Promise<Map<string, StandingShelf>> {
  const products = [...new Set(shelves.map(({ productId }) => productId))].sort()
  if (products.length === 0) return new Map()
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('batches'), hashtext(id))
    from unnest(${sql.param(products)}::text[]) id`)
  return readStandingShelves(tx, shelves, packing)
}
