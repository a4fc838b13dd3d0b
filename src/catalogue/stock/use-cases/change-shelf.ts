import { type SQL, sql } from 'drizzle-orm'
import type { ShelfName } from '#catalogue/stock/domain/shelf.ts'
import type { Transaction } from '#platform/database/connect.ts'

type ShelfMovement = Pick<MovedUnits, 'change' | 'actorId'> & {
  readonly reason: MovedUnits['reason'] | 'edit' | 'batch'
  readonly orderId: string | null
}

/**
 * The conditional update and the movements that explain it, in one statement: neither is ever there without the other. False: there are
 * not so many, or it is not on sale.
 */
export async function changeShelf(
  tx: Transaction,
  { units, selling = false, ...shelf }: ShelfName & { units: number; selling?: boolean },
  entries: readonly ShelfMovement[],
  now: Date,
): Promise<boolean> {
  const onSale = units < 0 && selling ? sql`and active` : sql``
  const changed =
    shelf.variantId === null ? changedProduct(shelf, units, onSale) : changedSize(shelf, units, onSale)
  const moved = JSON.stringify(
    entries.map(({ change, reason, orderId, actorId }) => ({ change, reason, orderId, actorId })),
  )
  const { rowCount } = await tx.execute(sql`
    with ${changed}
    insert into stock_movements (product_id, variant_id, change, reason, order_id, actor_id, created_at)
    select changed.product_id, changed.variant_id, moved.change, moved.reason, moved."orderId", moved."actorId", ${now.toISOString()}::timestamptz
    from changed, jsonb_to_recordset(${moved}::jsonb) as moved(change int, reason text, "orderId" uuid, "actorId" uuid)`)
  // Units of a product or size that was deleted meanwhile have nowhere to go back to.
  return rowCount === entries.length || units > 0
}

/** A product that has sizes has no shelf beside theirs. */
const changedProduct = ({ productId }: ShelfName, units: number, onSale: SQL) => sql`changed as (
  update products set stock_quantity = stock_quantity + ${units}
  where id = ${productId} and stock_quantity + ${units} >= 0 ${onSale}
    and not exists (select from product_variants v where v.product_id = ${productId})
  returning id as product_id, null::uuid as variant_id)`

/** The product is locked before its size, here as everywhere: the sum is written there, and two sizes would wait for each other. */
const changedSize = ({ productId, variantId }: ShelfName, units: number, onSale: SQL) => sql`
  locked as materialized (select id from products where id = ${productId} ${onSale} for no key update),
  changed as (
    update product_variants v set stock_quantity = v.stock_quantity + ${units} from locked
    where v.product_id = locked.id and v.id = ${variantId} and v.stock_quantity + ${units} >= 0
    returning v.product_id, v.id as variant_id)`

export type UnitsLine = {
  readonly productId: string | null
  /** Null for a product without sizes. */
  readonly variantId: string | null
  /** The batch that the units are reserved of; absent or null where they come from the shelf. */
  readonly batchId?: string | null
  readonly name: string
  readonly variantName?: string | null
  readonly quantity: number
}

export type StockMove = {
  readonly orderId: string
  /** `hold` and `retake` take units from shelf or batch; `release` (unpaid) and `return` (paid for) put them back. */
  readonly reason: 'hold' | 'retake' | 'release' | 'return'
  readonly lines: readonly UnitsLine[]
  readonly actorId?: string | null
}

/** One shelf's or one batch's part of a move. */
export type MovedUnits = ShelfName & {
  readonly batchId: string | null
  readonly change: number
  readonly reason: StockMove['reason']
  readonly orderId: string
  readonly actorId: string | null
}

export const takes = (move: StockMove) => move.reason === 'hold' || move.reason === 'retake'
