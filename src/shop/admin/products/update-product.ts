import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { products, stockMovements } from '#database/schema/catalogue.ts'
import {
  changesPrices,
  checkPriceRecords,
  isOldPromotion,
  type PromotionRefusal,
} from '#domain/catalogue/editing/check-price-records.ts'
import type { ProductDraft } from '#domain/catalogue/editing/product-draft.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { listChanges, type RecordedChange } from '#shop/audit/list-changes.ts'
import { type Actor, recordChange } from '#shop/audit/record-change.ts'
import { commitUnlessRefused } from '#shop/commit-unless-refused.ts'
import { notifyWaiting, type Restocker } from '#shop/restock/notify-waiting.ts'
import { readPriceRecords } from './price-records.ts'
import { knownPairs } from './product-pairs.ts'
import { refusalOfDraft, type WriteRefusal } from './product-refusals.ts'
import { describeChanges, lockProduct } from './product-row.ts'
import { writeVariants } from './write-variants.ts'

export interface ProductEdit {
  actor: Actor
  productId: string
  /** What her form was filled with. */
  seen: { version: number; stock: number }
  draft: ProductDraft
}

export type UpdateRefusal =
  | WriteRefusal
  | Refusal<'slug-in-bin'>
  | PromotionRefusal
  | Refusal<'product-not-found'>
  /** Somebody edited it meanwhile: what they did, newest first. */
  | Refusal<'newer-version', { version: number; changes: RecordedChange[] }>
  /** She wants to write the stock, and sales moved it meanwhile. */
  | Refusal<'stock-moved', { seen: number; now: number }>

/** Saves over exactly the version that she saw. Sales do not count as a version; only a stock that she changed herself is written. */
export async function updateProduct(
  shop: Restocker,
  edit: ProductEdit,
): Promise<Ok<{ changed: boolean }> | UpdateRefusal> {
  try {
    return await commitUnlessRefused(shop.db, (tx) => save(shop, tx, edit))
  } catch (error) {
    return refusalOfDraft(shop, edit.draft, error)
  }
}

async function save(
  shop: Restocker,
  tx: Transaction,
  { actor, productId, seen, draft }: ProductEdit,
): Promise<Ok<{ changed: boolean }> | UpdateRefusal> {
  const now = shop.clock.now()
  const current = await lockProduct(tx, productId)
  if (!current) return refuse('product-not-found')
  const { version, ...before } = current
  if (version !== seen.version) {
    const changes = await changesSince(tx, productId, version - seen.version)
    return refuse('newer-version', { version, changes })
  }
  const wantsStock = draft.stockQuantity !== seen.stock
  if (wantsStock && before.stockQuantity !== seen.stock)
    return refuse('stock-moved', { seen: seen.stock, now: before.stockQuantity })
  const pairs = [...(await knownPairs(tx, draft.pairs, productId)).keys()]
  const after = { ...draft, pairs, ...(!wantsStock && { stockQuantity: before.stockQuantity }) }
  const changes = await describeChanges(tx, before, after)
  if (Object.keys(changes).length === 0) return ok({ changed: false })
  const unfair = await refusePromotion(tx, { productId, before, after, now })
  if (unfair) return unfair

  const { variants, ...facts } = after
  await tx
    .update(products)
    .set({ ...facts, version: sql`${products.version} + 1`, updatedAt: now })
    .where(eq(products.id, productId))
  if (changes.variants) await writeVariants(tx, { productId, variants, at: now })
  if (changes.stockQuantity) {
    const change = after.stockQuantity - before.stockQuantity
    await tx
      .insert(stockMovements)
      .values({ productId, change, reason: 'edit', actorId: actor.id, createdAt: now })
  }
  if (changes.stockQuantity || changes.active) await notifyWaiting(shop, tx, [productId])
  await recordChange(tx, {
    actor,
    entity: 'product',
    entityId: productId,
    action: 'updated',
    changes,
    at: now,
  })
  return ok({ changed: true })
}

interface PriceChange {
  productId: string
  before: ProductDraft
  after: ProductDraft
  now: Date
}

/** The price before a promotion must have been asked for long enough; what is over already is no promotion. */
async function refusePromotion(
  tx: Transaction,
  { productId, before, after, now }: PriceChange,
): Promise<PromotionRefusal | null> {
  const wanted = { ...after, sizes: after.variants }
  if (!changesPrices({ ...before, sizes: before.variants }, wanted)) return null
  if (isOldPromotion(before, after, isoDay(now))) return null
  const records = (await readPriceRecords(tx, [productId])).get(productId)
  return records ? checkPriceRecords(wanted, records, now) : null
}

/** Every step of the version is one entry of the history. */
function changesSince(tx: Transaction, entityId: string, steps: number): Promise<RecordedChange[]> {
  return listChanges({ db: tx }, { entity: 'product', entityId, limit: Math.min(Math.max(steps, 1), 10) })
}
