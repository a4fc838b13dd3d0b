import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orderItems } from '#database/schema/orders.ts'
import type { KnownPour } from '#domain/pours/pour.ts'

/** A pour by its id as JSON, for a column of another statement; null where there is none, or nothing came of it. */
export const knownPourJson = (id: SQL): SQL<KnownPour | null> => sql<KnownPour | null>`(
  select json_build_object('number', known.number, 'pouredBy', known.poured_by,
    'pouredOn', known.poured_on, 'readyOn', known.ready_on, 'state', known.state)
  from pours known where known.id = ${id} and known.state <> 'failed')`

/** Of an item in a statement about `order_items`. */
export const pourOfItem = knownPourJson(sql`coalesce(order_items.pour_id, order_items.shelf_pour_id)`)

interface Shelf {
  readonly productId: SQL
  /** Null for a product without sizes. */
  readonly variantId: SQL
}

/**
 * The id of the pour that every candle on this shelf is of, or null. What is oldest leaves first: where no more stands
 * there than the newest pour brought, sold and not sent yet included, and nothing else came since, all of it is that pour's.
 */
export const shelfPourId = ({ productId, variantId }: Shelf): SQL<string | null> => sql<string | null>`(
  select newest.id from (
    select w.id, w.units - w.reserved as brought, w.ended_at from pours w
    where w.product_id = ${productId} and w.variant_id is not distinct from ${variantId} and w.state = 'ready'
    order by w.ended_at desc, w.number desc limit 1) newest
  where newest.brought >= (
      select coalesce(size.stock_quantity, candle.stock_quantity) from products candle
      left join product_variants size on size.id = ${variantId} where candle.id = ${productId})
    + (select coalesce(sum(sold.quantity - sold.returned_quantity), 0) from orders unsent
      join order_items sold on sold.order_id = unsent.id
      where unsent.status in ('pending', 'processing') and unsent.stock_held and sold.pour_id is null
        and sold.product_id = ${productId} and sold.variant_id is not distinct from ${variantId})
    and not exists (select 1 from stock_movements m
      where m.product_id = ${productId} and m.variant_id is not distinct from ${variantId}
        and m.change > 0 and m.reason not in ('pour', 'release') and m.created_at >= newest.ended_at))`

/** Writes down, for boxes that are closed or leave, which pour their candles of the shelf are of; before their status changes. */
export async function recordShelfPours(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  const shelf = { productId: sql`order_items.product_id`, variantId: sql`order_items.variant_id` }
  await tx
    .update(orderItems)
    .set({ shelfPourId: sql`coalesce(shelf_pour_id, ${shelfPourId(shelf)})` })
    .where(sql`${inArray(orderItems.orderId, [...orderIds])} and pour_id is null`)
}

/** A box that is opened again may be filled from another pour. */
export async function forgetShelfPours(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  await tx
    .update(orderItems)
    .set({ shelfPourId: null })
    .where(inArray(orderItems.orderId, [...orderIds]))
}
