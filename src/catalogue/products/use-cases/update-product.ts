import { eq, sql } from 'drizzle-orm'
import {
  changesPrices,
  checkPriceRecords,
  isOldPromotion,
  type PromotionRefusal,
} from '#catalogue/products/domain/check-price-records.ts'
import type { ProductDraft } from '#catalogue/products/domain/product-input.ts'
import type { AddedUnits } from '#catalogue/products/domain/read-product-input.ts'
import { shelfOfSizes } from '#catalogue/products/domain/shelf-fields.ts'
import { products } from '#catalogue/products/schema.ts'
import { notifyWaiting, type Restocker } from '#catalogue/stock/use-cases/waiting-list.ts'
import { listChanges, type RecordedChange } from '#platform/audit/list-changes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { readPriceRecords } from './price-records.ts'
import { knownPairs } from './product-pairs.ts'
import { refusalOfDraft, refuseTakenCode, type WriteRefusal } from './product-refusals.ts'
import { describeChanges, lockProduct } from './product-row.ts'
import { listStocks, lockWhatGetsSizes, writeStockEdits, writeVariants } from './write-variants.ts'

export interface ProductEdit {
  actor: Actor
  productId: string
  /** State when the form was filled: the stock of a product without sizes, and of each size by id. */
  seen: { version: number; stock: number; sizes?: Readonly<Record<string, number>> }
  added?: AddedUnits
  draft: ProductDraft
}

export type UpdateRefusal =
  | WriteRefusal
  | Refusal<'slug-in-bin'>
  | PromotionRefusal
  | Refusal<'product-not-found'>
  | Refusal<'newer-version', { version: number; changes: RecordedChange[] }>
  /** Sales changed stocks that the owner wants to set. `size` is null for a product without sizes. */
  | Refusal<'stock-moved', { moved: MovedStock[] }>
  /** The removed sizes have open orders or curing batches. */
  | Refusal<'size-in-use', { sizes: string[] }>

export interface MovedStock {
  readonly seen: number
  readonly now: number
  readonly size: { readonly id: string; readonly name: string } | null
}

const NOTHING_ADDED: AddedUnits = { own: 0, sizes: {} }

/**
 * Optimistic locking on the version. Sales do not raise it, so only stocks that the owner changed are
 * written.
 */
export async function updateProduct(
  shop: Restocker,
  edit: ProductEdit,
): Promise<Ok<{ changed: boolean }> | UpdateRefusal> {
  try {
    return await commitUnlessRefused(shop.db, (tx) => save(shop, tx, edit))
  } catch (error) {
    return refusalOfDraft(shop, edit, error)
  }
}

async function save(
  shop: Restocker,
  tx: Transaction,
  { actor, productId, seen, draft, added = NOTHING_ADDED }: ProductEdit,
): Promise<Ok<{ changed: boolean }> | UpdateRefusal> {
  const now = shop.clock.now()
  if (draft.variants.length > 0) await lockWhatGetsSizes(tx, sql`id = ${productId}`)
  const current = await lockProduct(tx, productId)
  if (!current) return refuse('product-not-found')
  const { version, kitKind, ...before } = current
  if (version !== seen.version) {
    const changes = await changesSince(tx, productId, version - seen.version)
    return refuse('newer-version', { version, changes })
  }
  if (kitKind && draft.variants.length > 0) return refuse('is-kit')
  const stocks = keepSoldStock(before, draft, seen, added)
  if (!stocks.ok) return stocks
  const inUse = await sizesInUse(tx, before, draft)
  if (inUse.length > 0) return refuse('size-in-use', { sizes: inUse })
  const pairs = [...(await knownPairs(tx, draft.pairs, productId)).keys()]
  const after = { ...stocks.value, pairs }
  const changes = await describeChanges(tx, before, after)
  if (Object.keys(changes).length === 0) return ok({ changed: false })
  const promotionRefusal = await refusePromotion(tx, { productId, before, after, now })
  if (promotionRefusal) return promotionRefusal
  const takenCode = await refuseTakenCode(tx, after, productId)
  if (takenCode) return takenCode

  const { variants, stockQuantity, minStockLevel, ...facts } = after
  await tx
    .update(products)
    .set({ ...facts, version: sql`${products.version} + 1`, updatedAt: now })
    .where(eq(products.id, productId))
  const sizes =
    changes.variants || changes.sizeStocks
      ? await writeVariants(shop, tx, { productId, variants, at: now })
      : before.variants
  if (sizes.length === 0)
    await tx.update(products).set({ stockQuantity, minStockLevel }).where(eq(products.id, productId))
  const [stocksBefore, stocksAfter] = [listStocks(before), listStocks({ stockQuantity, variants: sizes })]
  await writeStockEdits(tx, { productId, before: stocksBefore, after: stocksAfter, actor, at: now })
  const restockedSizes = [...stocksAfter].filter(
    ([id, stock]) => changes.active || stock > (stocksBefore.get(id) ?? 0),
  )
  await notifyWaiting(
    shop,
    tx,
    restockedSizes.map(([variantId]) => ({ productId, variantId })),
  )
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

/** Untouched stocks keep the effect of sales. A changed stock must be based on the current number. */
function keepSoldStock(
  before: ProductDraft,
  draft: ProductDraft,
  seen: ProductEdit['seen'],
  addedUnits: AddedUnits,
): Ok<ProductDraft> | Extract<UpdateRefusal, { code: 'stock-moved' }> {
  const stockBefore = before.stockQuantity
  const ownMoved = () =>
    refuse('stock-moved', { moved: [{ seen: seen.stock, now: stockBefore, size: null }] })
  if (draft.variants.length === 0) {
    if (draft.stockQuantity !== seen.stock && stockBefore !== seen.stock) return ownMoved()
    const counted = draft.stockQuantity === seen.stock ? stockBefore : draft.stockQuantity
    return ok({ ...draft, stockQuantity: counted + addedUnits.own })
  }
  // The product's first sizes divide its stock, so the stock must be the one that the form showed.
  if (before.variants.length === 0 && stockBefore !== seen.stock) return ownMoved()
  const stockById = new Map(before.variants.map(({ id, stockQuantity }) => [id, stockQuantity]))
  const movedStocks: MovedStock[] = []
  const variants = draft.variants.map((variant) => {
    const { id, name, stockQuantity } = variant
    const now = id === null ? undefined : stockById.get(id)
    if (id === null || now === undefined) return variant
    const saw = seen.sizes?.[id] ?? now
    if (now !== saw && stockQuantity !== saw) movedStocks.push({ seen: saw, now, size: { id, name } })
    const counted = stockQuantity === saw ? now : stockQuantity
    return { ...variant, stockQuantity: counted + (addedUnits.sizes[id] ?? 0) }
  })
  if (movedStocks.length > 0) return refuse('stock-moved', { moved: movedStocks })
  return ok({ ...draft, variants, ...shelfOfSizes(variants) })
}

async function sizesInUse(tx: Transaction, before: ProductDraft, draft: ProductDraft): Promise<string[]> {
  const stay = new Set(draft.variants.map(({ id }) => id))
  const removedSizes = before.variants.filter(({ id }) => !stay.has(id))
  if (removedSizes.length === 0) return []
  const ids = JSON.stringify(removedSizes.map(({ id }) => id))
  const { rows } = await tx.execute<{ name: string }>(sql`
    select v.name from product_variants v
    where v.id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb)) and (
      exists (select from order_items i join orders o on o.id = i.order_id
        where i.variant_id = v.id and o.stock_held and o.status in ('pending', 'processing'))
      or exists (select from batches w where w.variant_id = v.id and w.state = 'curing'))
    order by v.position`)
  return rows.map(({ name }) => name)
}

interface PriceChange {
  productId: string
  before: ProductDraft
  after: ProductDraft
  now: Date
}

/** The regular price must have been charged long enough. Expired promotions are ignored. */
async function refusePromotion(
  tx: Transaction,
  { productId, before, after, now }: PriceChange,
): Promise<PromotionRefusal | null> {
  const newPrices = { ...after, sizes: after.variants }
  if (!changesPrices({ ...before, sizes: before.variants }, newPrices)) return null
  if (isOldPromotion(before, after, isoDay(now))) return null
  const records = (await readPriceRecords(tx, [productId])).get(productId)
  return records ? checkPriceRecords(newPrices, records, now) : null
}

/** Each version has exactly one history entry. */
function changesSince(tx: Transaction, entityId: string, steps: number): Promise<RecordedChange[]> {
  return listChanges({ db: tx }, { entity: 'product', entityId, limit: Math.min(Math.max(steps, 1), 10) })
}
