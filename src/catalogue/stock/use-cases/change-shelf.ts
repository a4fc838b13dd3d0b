import { type SQL, sql } from 'drizzle-orm'
import type { ShelfName } from '#catalogue/stock/domain/shelf.ts'
import type { Transaction } from '#platform/database/connect.ts'

type ShelfMovement = Pick<MovedUnits, 'change' | 'actorId'> & {
  readonly reason: MovedUnits['reason'] | 'edit' | 'batch'
  readonly orderId: string | null
}

/**
 * Updates the stock and its ledger in one statement. Returns false if there are too few units or the
 * product is not on sale.
 */
export async function changeShelf(
  tx: Transaction,
  { units, selling = false, ...shelf }: ShelfName & { units: number; selling?: boolean },
  entries: readonly ShelfMovement[],
  now: Date,
): Promise<boolean> {
  const onSale = units < 0 && selling ? sql`and active` : sql``
  const changedRows =
    shelf.variantId === null ? changedProduct(shelf, units, onSale) : changedSize(shelf, units, onSale)
  const entriesJson = JSON.stringify(
    entries.map(({ change, reason, orderId, actorId }) => ({ change, reason, orderId, actorId })),
  )
  const { rowCount } = await tx.execute(sql`
    with ${changedRows}
    insert into stock_movements (product_id, variant_id, change, reason, order_id, actor_id, created_at)
    select changed.product_id, changed.variant_id, moved.change, moved.reason, moved."orderId", moved."actorId", ${now.toISOString()}::timestamptz
    from changed, jsonb_to_recordset(${entriesJson}::jsonb) as moved(change int, reason text, "orderId" uuid, "actorId" uuid)`)
  // Units of a deleted product or size cannot be returned.
  return rowCount === entries.length || units > 0
}

/** A product with sizes has no stock of its own. */
const changedProduct = ({ productId }: ShelfName, units: number, onSale: SQL) => sql`changed as (
  update products set stock_quantity = stock_quantity + ${units}
  where id = ${productId} and stock_quantity + ${units} >= 0 ${onSale}
    and not exists (select from product_variants v where v.product_id = ${productId})
  returning id as product_id, null::uuid as variant_id)`

/**
 * Locks the product before the size, as all code does, because a trigger updates the product's sum.
 * Another sequence could deadlock.
 */
const changedSize = ({ productId, variantId }: ShelfName, units: number, onSale: SQL) => sql`
  locked as materialized (select id from products where id = ${productId} ${onSale} for no key update),
  changed as (
    update product_variants v set stock_quantity = v.stock_quantity + ${units} from locked
    where v.product_id = locked.id and v.id = ${variantId} and v.stock_quantity + ${units} >= 0
    returning v.product_id, v.id as variant_id)`

export type UnitsLine = {
  readonly productId: string | null
  readonly variantId: string | null
  readonly batchId?: string | null
  readonly name: string
  readonly variantName?: string | null
  readonly quantity: number
}

export type StockMove = {
  readonly orderId: string
  /** `hold` and `retake` take units. `release` (unpaid) and `return` (paid) put them back. */
  readonly reason: 'hold' | 'retake' | 'release' | 'return'
  readonly lines: readonly UnitsLine[]
  readonly actorId?: string | null
}

export type MovedUnits = ShelfName & {
  readonly batchId: string | null
  readonly change: number
  readonly reason: StockMove['reason']
  readonly orderId: string
  readonly actorId: string | null
}

export const takes = (move: StockMove) => move.reason === 'hold' || move.reason === 'retake'
