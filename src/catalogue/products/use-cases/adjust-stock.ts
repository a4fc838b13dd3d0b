import { and, eq, isNull, sql } from 'drizzle-orm'
import { shelfFields } from '#catalogue/products/domain/shelf-fields.ts'
import { stockMovements } from '#catalogue/products/schema.ts'
import type { FindingKind } from '#catalogue/stock/domain/finding-kind.ts'
import { type ShelfName, shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { bookMissingUnits } from '#catalogue/stock/use-cases/book-missing-units.ts'
import { notifyWaiting, type Restocker } from '#catalogue/stock/use-cases/waiting-list.ts'
import type { Changes } from '#platform/audit/changes.ts'
import { type Actor, recordChanges } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import { lockShelves } from './product-row.ts'

export type SeenShelf = ShelfName & { readonly seenStock: number }

export interface StockAdjustment {
  actor: Actor
  /** 'set' replaces the stock; 'add' adds the units, which may be negative. */
  kind: 'set' | 'add'
  units: number
  /** The seen stock is compared only for 'set'. */
  shelves: readonly SeenShelf[]
}

export type StockRefusal =
  | Refusal<'product-not-found'>
  | Refusal<'stock-moved', { products: { key: string; name: string; seen: number; now: number }[] }>
  | Refusal<'stock-out-of-range', { products: string[] }>

type Answer = Ok<{ names: string[] }> | StockRefusal
type Locked = Awaited<ReturnType<typeof lockShelves>>[number]

/** All or nothing: with 'set', a stock changed by a sale aborts the adjustment and is named in the refusal. */
export function adjustStock(
  shop: Restocker,
  { actor, kind, units, shelves }: StockAdjustment,
): Promise<Answer> {
  const next = (shelf: Locked) => (kind === 'set' ? units : shelf.stock + units)
  return commitUnlessRefused(shop.db, (tx) =>
    adjust(shop, tx, { actor, shelves, next, isSet: kind === 'set' }),
  )
}

/** All or nothing. A shelf whose count equals the seen stock is skipped, even after sales. */
export function countStock(
  shop: Restocker,
  { actor, counts }: { actor: Actor; counts: readonly (SeenShelf & { readonly units: number })[] },
): Promise<Answer> {
  const differing = counts.filter(({ seenStock, units }) => seenStock !== units)
  const units = new Map(differing.map((count) => [shelfKey(count), count.units]))
  const next = (shelf: Locked) => units.get(shelfKey(shelf)) ?? shelf.stock
  return commitUnlessRefused(shop.db, async (tx) => {
    await resolveFindings(tx, { kind: 'sizes-to-share', at: shop.clock.now() })
    if (differing.length === 0) return ok({ names: [] })
    return adjust(shop, tx, { actor, shelves: differing, next, isSet: true })
  })
}

async function resolveFindings(tx: Transaction, { kind, at }: { kind: FindingKind; at: Date }) {
  await tx
    .update(reconciliationFindings)
    .set({ resolvedAt: at, resolution: 'done' })
    .where(and(eq(reconciliationFindings.kind, kind), isNull(reconciliationFindings.resolvedAt)))
}

interface Wanted {
  actor: Actor
  shelves: readonly SeenShelf[]
  next: (shelf: Locked) => number
  isSet: boolean
}

async function adjust(
  shop: Restocker,
  tx: Transaction,
  { actor, shelves, next, isSet }: Wanted,
): Promise<Answer> {
  const seen = new Map(shelves.map((shelf) => [shelfKey(shelf), shelf]))
  const lockedShelves = await lockShelves(
    tx,
    [...seen.values()].map(({ seenStock: _seen, ...shelf }) => shelf),
  )
  if (lockedShelves.length < seen.size || lockedShelves.length === 0) return refuse('product-not-found')
  const readSeenStock = (shelf: Locked) => seen.get(shelfKey(shelf))?.seenStock ?? 0

  // Only 'set' can overwrite a sale. A stock that already has the target value comes from a double submit.
  const movedShelves = lockedShelves.filter(
    (shelf) => isSet && shelf.stock !== readSeenStock(shelf) && shelf.stock !== next(shelf),
  )
  if (movedShelves.length > 0)
    return refuse('stock-moved', {
      products: movedShelves.map((shelf) => ({
        key: shelfKey(shelf),
        name: shelf.name,
        seen: readSeenStock(shelf),
        now: shelf.stock,
      })),
    })
  const newShelves = lockedShelves.map((shelf) => ({ ...shelf, next: next(shelf) }))
  const wrong = newShelves.filter(({ next: units }) => units < 0 || units > shelfFields.stockQuantity.most)
  if (wrong.length > 0) return refuse('stock-out-of-range', { products: wrong.map(({ name }) => name) })

  const changing = newShelves.filter(({ stock, next: units }) => stock !== units)
  if (changing.length > 0) await write(tx, shop.clock.now(), actor, changing)
  const fewer = changing.filter(({ stock, next: units }) => units < stock)
  await bookMissingUnits(tx, fewer, { actorId: actor.id, at: shop.clock.now() })
  const more = changing.filter(({ stock, next: units }) => units > stock)
  await notifyWaiting(
    shop,
    tx,
    more.map(({ productId, variantId }) => ({ productId, variantId })),
  )
  return ok({ names: lockedShelves.map(({ name }) => name) })
}

type Changing = Locked & { readonly next: number }

async function write(tx: Transaction, at: Date, actor: Actor, changing: readonly Changing[]): Promise<void> {
  const rows = JSON.stringify(
    changing.map(({ productId, variantId, next }) => ({ productId, variantId, next })),
  )
  const stockRows = sql`jsonb_to_recordset(${rows}::jsonb) as wanted("productId" uuid, "variantId" uuid, next int)`
  await tx.execute(sql`
    update product_variants v set stock_quantity = wanted.next from ${stockRows} where v.id = wanted."variantId"`)
  await tx.execute(sql`
    update products set stock_quantity = coalesce(own.next, stock_quantity), version = version + 1,
      updated_at = ${at.toISOString()}::timestamptz
    from (select "productId" as id, max(next) filter (where "variantId" is null) as next from ${stockRows} group by 1) own
    where products.id = own.id`)
  await tx.insert(stockMovements).values(
    changing.map(({ productId, variantId, stock, next }) => ({
      productId,
      variantId,
      change: next - stock,
      reason: 'edit',
      actorId: actor.id,
      createdAt: at,
    })),
  )
  await recordChanges(
    tx,
    [...Map.groupBy(changing, ({ productId }) => productId)].map(([entityId, ofProduct]) => ({
      actor,
      entity: 'product',
      entityId,
      action: 'stock-adjusted',
      changes: listChanges(ofProduct),
      at,
    })),
  )
}

function listChanges(changing: readonly Changing[]): Changes {
  const sizes = changing.flatMap(({ size, stock, next }) => (size === null ? [] : [{ size, stock, next }]))
  const [own] = changing
  if (own && sizes.length === 0) return { stockQuantity: { from: own.stock, to: own.next } }
  return {
    sizeStocks: {
      from: sizes.map(({ size, stock }) => ({ name: size, stock })),
      to: sizes.map(({ size, next }) => ({ name: size, stock: next })),
    },
  }
}
