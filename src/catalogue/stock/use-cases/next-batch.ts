import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { NextBatch } from '#catalogue/stock/domain/supply.ts'
import { ownHeldUnits } from './own-held-units.ts'

interface WhoseNext {
  /** Absent for a visitor whom nobody knows. */
  readonly userId?: string | SQLWrapper
  readonly productId: SQL
  /** Null for a product without sizes. */
  readonly variantId: SQL
  readonly today: string | SQLWrapper
}

/**
 * The batch that the customer would reserve of, as a row of `id`, `ready_on` and `free`: the first that is curing and has units
 * for them. What their own open order holds of it is theirs.
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

/** The same as JSON, for a column of a statement that exists. */
export const nextBatchJson = (whose: WhoseNext): SQL<NextBatch | null> =>
  sql<NextBatch | null>`(select json_build_object('readyOn', next_batch.ready_on, 'units', next_batch.free)
    from ${nextBatchRow(whose)} next_batch)`

/** How many units of a size this customer can have in their cart: those of the shelf, or of the next batch where they reserve. */
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
