import { type SQL, sql } from 'drizzle-orm'
import type { KnownPour } from '#catalogue/stock/domain/pour.ts'
import { freeOfPour } from './standing-shelves.ts'

/** A pour by its id as JSON, for a column of another statement; null where there is none, or nothing came of it. */
export const knownPourJson = (id: SQL): SQL<KnownPour | null> => sql<KnownPour | null>`(
  select json_build_object('number', known.number, 'pouredBy', known.poured_by,
    'pouredOn', known.poured_on, 'readyOn', known.ready_on, 'state', known.state)
  from pours known where known.id = ${id} and known.state <> 'failed')`

/**
 * The pours that the units of an item are of, as it was packed, else the one that it was reserved of: the oldest, with
 * the numbers of the others.
 */
export const itemPour = ({
  id,
  pourId,
}: {
  id: SQL
  pourId: SQL
}): SQL<KnownPour | null> => sql<KnownPour | null>`coalesce((
  select json_build_object('number', known.number, 'pouredBy', known.poured_by, 'pouredOn', known.poured_on,
    'readyOn', known.ready_on, 'state', known.state, 'also', (
      select coalesce(json_agg(other.number order by more.position), '[]') from order_item_pours more
      join pours other on other.id = more.pour_id where more.order_item_id = ${id} and more.pour_id <> known.id))
  from order_item_pours boxed join pours known on known.id = boxed.pour_id
  where boxed.order_item_id = ${id} order by boxed.position limit 1), ${knownPourJson(pourId)})`

/** Of the item `i` of a statement. */
export const pourOfItem = itemPour({ id: sql`i.id`, pourId: sql`i.pour_id` })

interface Shelf {
  readonly productId: SQL
  /** Null for a product without sizes. */
  readonly variantId: SQL
}

/** The pour of all candles on this shelf: where no more stands there than is left of the newest and nothing else came, else null. */
export const shelfPourId = ({ productId, variantId }: Shelf): SQL<string | null> => sql<string | null>`(
  select newest.id from (
    select w.id, ${freeOfPour()} as free, w.ended_at from pours w
    where w.product_id = ${productId} and w.variant_id is not distinct from ${variantId} and w.state = 'ready'
    order by w.ended_at desc, w.number desc limit 1) newest
  where newest.free >= (
      select coalesce(size.stock_quantity, candle.stock_quantity) from products candle
      left join product_variants size on size.id = ${variantId} where candle.id = ${productId})
    + (select coalesce(sum(sold.quantity - sold.returned_quantity), 0) from orders unsent
      join order_items sold on sold.order_id = unsent.id
      where unsent.status in ('pending', 'processing') and unsent.stock_held and sold.pour_id is null
        and sold.product_id = ${productId} and sold.variant_id is not distinct from ${variantId})
    and not exists (select 1 from stock_movements m
      where m.product_id = ${productId} and m.variant_id is not distinct from ${variantId}
        and m.change > 0 and m.reason not in ('pour', 'release') and m.created_at >= newest.ended_at))`

/** A pour with the code of its public page, null while that is not open. */
export type ShelfPour = KnownPour & { readonly code: string | null }

/** The pour of a shelf as a shop page tells it; null if it is not certain. */
export const shelfPourJson = (shelf: Shelf) => sql<ShelfPour | null>`(
  select json_build_object('number', known.number, 'pouredBy', known.poured_by,
    'pouredOn', known.poured_on, 'readyOn', known.ready_on, 'state', known.state,
    'code', (select page.code from passports page where page.number = known.number and page.is_open))
  from pours known where known.id = ${shelfPourId(shelf)} and known.state <> 'failed')`
