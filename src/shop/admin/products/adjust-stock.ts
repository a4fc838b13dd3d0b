import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { stockMovements } from '#database/schema/catalogue.ts'
import { productFields } from '#domain/catalogue/editing/product-fields.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { type Actor, recordChanges } from '#shop/audit/record-change.ts'
import { commitUnlessRefused } from '#shop/commit-unless-refused.ts'
import { notifyWaiting, type Restocker } from '#shop/restock/notify-waiting.ts'
import { lockProducts } from './product-row.ts'

export interface StockAdjustment {
  actor: Actor
  /** 'set' writes the units, 'add' puts them on top (or takes them, when negative). */
  kind: 'set' | 'add'
  units: number
  /** The chosen products with the stock that she saw beside each; it counts for 'set' alone. */
  products: readonly { id: string; seenStock: number }[]
}

export type StockRefusal =
  | Refusal<'product-not-found'>
  | Refusal<'stock-moved', { products: { name: string; seen: number; now: number }[] }>
  | Refusal<'stock-out-of-range', { products: string[] }>

/** All of them or none: a stock to be set that a sale moved meanwhile stops the whole adjustment, and is named. */
export async function adjustStock(
  shop: Restocker,
  adjustment: StockAdjustment,
): Promise<Ok<{ names: string[] }> | StockRefusal> {
  return commitUnlessRefused(shop.db, (tx) => adjust(shop, tx, adjustment))
}

async function adjust(
  shop: Restocker,
  tx: Transaction,
  { actor, kind, units, products: chosen }: StockAdjustment,
): Promise<Ok<{ names: string[] }> | StockRefusal> {
  const seen = new Map(chosen.map(({ id, seenStock }) => [id, seenStock]))
  const shelves = await lockProducts(tx, seen.keys())
  if (shelves.length < seen.size || shelves.length === 0) return refuse('product-not-found')

  // What is put on top counts from what is there now; only a stock that she sets would overwrite a sale.
  const moved = kind === 'set' ? shelves.filter(({ id, stock }) => seen.get(id) !== stock) : []
  if (moved.length > 0) {
    const told = moved.map(({ id, name, stock }) => ({ name, seen: seen.get(id) ?? 0, now: stock }))
    return refuse('stock-moved', { products: told })
  }
  const wanted = shelves.map((shelf) => ({ ...shelf, next: kind === 'set' ? units : shelf.stock + units }))
  const wrong = wanted.filter(({ next }) => next < 0 || next > productFields.stockQuantity.most)
  if (wrong.length > 0) return refuse('stock-out-of-range', { products: wrong.map(({ name }) => name) })

  const changing = wanted.filter(({ stock, next }) => stock !== next)
  if (changing.length > 0) await write(tx, shop.clock.now(), actor, changing)
  const more = changing.filter(({ stock, next }) => next > stock)
  await notifyWaiting(
    shop,
    tx,
    more.map(({ id }) => id),
  )
  return ok({ names: shelves.map(({ name }) => name) })
}

async function write(
  tx: Transaction,
  at: Date,
  actor: Actor,
  changing: readonly { id: string; stock: number; next: number }[],
): Promise<void> {
  const rows = JSON.stringify(changing.map(({ id, next }) => ({ id, next })))
  await tx.execute(sql`
    update products set stock_quantity = wanted.next, version = version + 1, updated_at = ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as wanted(id uuid, next int)
    where products.id = wanted.id`)
  await tx.insert(stockMovements).values(
    changing.map(({ id, stock, next }) => ({
      productId: id,
      change: next - stock,
      reason: 'edit',
      actorId: actor.id,
      createdAt: at,
    })),
  )
  await recordChanges(
    tx,
    changing.map(({ id, stock, next }) => ({
      actor,
      entity: 'product',
      entityId: id,
      action: 'stock-adjusted',
      changes: { stockQuantity: { from: stock, to: next } },
      at,
    })),
  )
}
