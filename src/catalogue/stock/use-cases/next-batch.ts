import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { NextBatch } from '#catalogue/stock/domain/supply.ts'
import { ownHeldUnits } from './own-held-units.ts'

interface WhoseNext {
  readonly userId?: string | SQLWrapper
  readonly productId: SQL
  readonly variantId: SQL
  readonly today: string | SQLWrapper
}

/**
 * First curing batch with free units, as `id`, `ready_on`, `free`. Units in the customer's own open order
 * count as free.
 */
export function nextBatchRow({ userId, productId, variantId, today }: WhoseNext): SQL {
  const own = userId === undefined ? sql`0` : ownReservedUnits(userId)
  return sql`(
    select w.id, w.ready_on, w.units - w.reserved + ${own} as free from batches w
    where w.product_id = ${productId} and w.variant_id is not distinct from ${variantId} and w.state = 'curing' and w.ready_on >= ${today}::date
      and w.units - w.reserved + ${own} > 0
    order by w.ready_on, w.id limit 1)`
}

const ownReservedUnits = (userId: string | SQLWrapper) => sql`coalesce((
  select sum(mine.quantity)::int from orders open_reservation
  join order_items mine on mine.order_id = open_reservation.id
  where open_reservation.user_id = ${userId} and open_reservation.origin = 'site'
    and open_reservation.hold_expires_at is not null
    and mine.batch_id = w.id), 0)`

export const nextBatchJson = (shelf: WhoseNext): SQL<NextBatch | null> =>
  sql<NextBatch | null>`(select json_build_object('readyOn', next_batch.ready_on, 'units', next_batch.free)
    from ${nextBatchRow(shelf)} next_batch)`

/** Maximum units in the customer's cart: from stock, or from the next batch if they reserve. */
export function supplyUnits({
  reserved,
  ...whose
}: WhoseNext & { userId: string | SQLWrapper; reserved: SQL }): SQL {
  return sql`coalesce((
    select case when shelf.units <= 0 and ${reserved}
      then coalesce((select next_batch.free from ${nextBatchRow(whose)} next_batch), 0) else shelf.units end
    from (select coalesce(t.stock_quantity, s.stock_quantity) + ${ownHeldUnits(whose.userId, whose)} as units
      from products s left join product_variants t on t.product_id = s.id and t.id = ${whose.variantId}
      where s.id = ${whose.productId} and s.active) shelf), 0)::int`
}
