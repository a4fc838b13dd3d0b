import { type SQL, sql } from 'drizzle-orm'
import type { BatchCount, KnownBatch } from '#catalogue/stock/domain/batch.ts'
import { freeOfBatch } from './standing-shelves.ts'

export const knownBatchJson = (id: SQL): SQL<KnownBatch | null> => sql<KnownBatch | null>`(
  select json_build_object('number', known.number, 'pouredBy', known.poured_by,
    'pouredOn', known.poured_on, 'readyOn', known.ready_on, 'state', known.state)
  from batches known where known.id = ${id} and known.state <> 'failed')`

/** Batches of an item as packed, or else the reserved batch. The oldest comes first, the others in `also`. */
export const itemBatch = ({
  id,
  batchId,
}: {
  id: SQL
  batchId: SQL
}): SQL<KnownBatch | null> => sql<KnownBatch | null>`coalesce((
  select json_build_object('number', known.number, 'pouredBy', known.poured_by, 'pouredOn', known.poured_on,
    'readyOn', known.ready_on, 'state', known.state, 'also', (
      select coalesce(json_agg(other.number order by more.position), '[]') from order_item_batches more
      join batches other on other.id = more.batch_id where more.order_item_id = ${id} and more.batch_id <> known.id))
  from order_item_batches boxed join batches known on known.id = boxed.batch_id
  where boxed.order_item_id = ${id} order by boxed.position limit 1), ${knownBatchJson(batchId)})`

export const batchOfItem = itemBatch({ id: sql`i.id`, batchId: sql`i.batch_id` })

interface Shelf {
  readonly productId: SQL
  readonly variantId: SQL
}

/**
 * The batch of all units on the shelf, or null if they may be from several. Requires that no more are in
 * stock than remain of the newest batch.
 */
export const shelfBatchId = ({ productId, variantId }: Shelf): SQL<string | null> => sql<string | null>`(
  select newest.id from (
    select w.id, ${freeOfBatch()} as free, w.ended_at from batches w
    where w.product_id = ${productId} and w.variant_id is not distinct from ${variantId} and w.state = 'ready'
    order by w.ended_at desc, w.number desc limit 1) newest
  where newest.free >= (
      select coalesce(size.stock_quantity, candle.stock_quantity) from products candle
      left join product_variants size on size.id = ${variantId} where candle.id = ${productId})
    + (select coalesce(sum(sold.quantity - sold.returned_quantity), 0) from orders unsent
      join order_items sold on sold.order_id = unsent.id
      where unsent.status in ('pending', 'processing') and unsent.stock_held and sold.batch_id is null
        and sold.product_id = ${productId} and sold.variant_id is not distinct from ${variantId})
    and not exists (select 1 from stock_movements m
      where m.product_id = ${productId} and m.variant_id is not distinct from ${variantId}
        and m.change > 0 and m.reason not in ('batch', 'release') and m.created_at >= newest.ended_at))`

/** Null if the batch `w` was entered on another day than it was poured. */
export const pouredHour = sql<number | null>`case
  when (w.created_at at time zone 'America/Sao_Paulo')::date = w.poured_on
  then extract(hour from w.created_at at time zone 'America/Sao_Paulo')::int end`

/** Candles of all sizes poured together, and those that nobody has bought yet. */
export const batchCountJson = (number: SQL): SQL<BatchCount> => sql<BatchCount>`(
  select json_build_object('candles', sum(w.units)::int, 'waiting', sum(greatest(0,
    case w.state when 'ready' then ${freeOfBatch()} else w.units - w.reserved end))::int)
  from batches w where w.number = ${number} and w.state <> 'failed')`

/** `code` identifies the batch's public page; null if that is not public. */
export type ShelfBatch = KnownBatch & { readonly code: string | null; readonly count: BatchCount }

export const shelfBatchJson = (shelf: Shelf) => sql<ShelfBatch | null>`(
  select json_build_object('number', known.number, 'pouredBy', known.poured_by,
    'pouredOn', known.poured_on, 'readyOn', known.ready_on, 'state', known.state,
    'count', ${batchCountJson(sql`known.number`)},
    'code', (select page.code from passports page where page.number = known.number and page.is_open))
  from batches known where known.id = ${shelfBatchId(shelf)} and known.state <> 'failed')`
