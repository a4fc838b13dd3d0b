import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { VariantDraft } from '#catalogue/products/domain/product-input.ts'
import { preselectedVariant } from '#catalogue/products/domain/variants.ts'
import { productVariants, stockMovements } from '#catalogue/products/schema.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { bookMissingUnits } from '#catalogue/stock/use-cases/book-missing-units.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'

type Lists = Pick<Shop, 'waitingLists'>

/** Deleting a size also deletes its cart lines. Unknown ids are created as new sizes. */
export async function writeVariants(
  { waitingLists }: Lists,
  tx: Transaction,
  { productId, variants, at }: { productId: string; variants: readonly VariantDraft[]; at: Date },
): Promise<(VariantDraft & { id: string })[]> {
  const own = await tx
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
  const ownIds = new Set(own.map(({ id }) => id))
  const rows = variants.map((variant) => ({
    ...variant,
    id: variant.id && ownIds.has(variant.id) ? variant.id : null,
  }))
  const remainingIds = rows.flatMap(({ id }) => id ?? [])
  if (rows.length === 0) for (const { moveToProduct } of waitingLists) await moveToProduct(tx, productId)
  await tx
    .delete(productVariants)
    .where(and(eq(productVariants.productId, productId), notInArray(productVariants.id, remainingIds)))
  // Sizes may swap unique names and codes, so all of them first get temporary values.
  if (remainingIds.length > 0) {
    const aside = { name: sql`${productVariants.id}::text`, sku: '' }
    await tx.update(productVariants).set(aside).where(eq(productVariants.productId, productId))
  }
  const writtenVariants: (VariantDraft & { id: string })[] = []
  for (const [position, { id, ...facts }] of rows.entries()) {
    const values = { ...facts, position }
    const [row] = id
      ? await tx.update(productVariants).set(values).where(eq(productVariants.id, id)).returning(idColumn)
      : await tx
          .insert(productVariants)
          .values({ ...values, productId, createdAt: at })
          .returning(idColumn)
    if (!row) throw new Error('a size was not written')
    writtenVariants.push({ ...facts, ...row })
  }
  if (own.length === 0 && writtenVariants.length > 0)
    await nameSizeOfOthers({ waitingLists }, tx, { productId, sizes: writtenVariants })
  return writtenVariants
}

const idColumn = { id: productVariants.id }

/** Locks orders and batches before products, like sales do. Only for products without sizes. */
export async function lockWhatGetsSizes(tx: DatabaseOrTransaction, isMeant: SQL): Promise<void> {
  const without = sql`select id from products p
    where ${isMeant} and not exists (select from product_variants v where v.product_id = p.id)`
  await tx.execute(sql`
    select from orders where stock_held and id in (
      select order_id from order_items where variant_id is null and product_id in (${without})) order by id for no key update`)
  await tx.execute(
    sql`select from batches where variant_id is null and product_id in (${without}) order by id for no key update`,
  )
}

/** Moves batches, waiting customers, carts and open orders from the product to its first size. */
export async function nameSizeOfOthers(
  { waitingLists }: Lists,
  tx: Transaction,
  { productId, sizes }: { productId: string; sizes: readonly { id: string; priceAdjustment: number }[] },
): Promise<void> {
  const variantId = preselectedVariant(sizes)?.id
  if (!variantId) return
  await tx
    .update(batches)
    .set({ variantId })
    .where(and(eq(batches.productId, productId), isNull(batches.variantId)))
  for (const { moveToSize } of waitingLists) await moveToSize(tx, { productId, variantId })
  await tx.execute(
    sql`update cart_items set variant_id = ${variantId} where product_id = ${productId} and variant_id is null`,
  )
  await tx.execute(sql`update order_items i set variant_id = ${variantId} from orders o
    where o.id = i.order_id and o.stock_held and i.product_id = ${productId} and i.variant_id is null`)
}

export type Stocks = ReadonlyMap<string | null, number>

export function listStocks({
  stockQuantity,
  variants,
}: {
  stockQuantity: number
  variants: readonly { id: string | null; stockQuantity: number }[]
}): Stocks {
  if (variants.length === 0) return new Map([[null, stockQuantity]])
  return new Map(variants.map(({ id, stockQuantity: stock }) => [id, stock]))
}

export async function writeStockEdits(
  tx: Transaction,
  {
    productId,
    before,
    after,
    actor,
    at,
  }: { productId: string; before: Stocks; after: Stocks; actor: Actor; at: Date },
): Promise<void> {
  const stockChanges = stockEdits(before, after)
  if (stockChanges.length > 0)
    await tx
      .insert(stockMovements)
      .values(stockChanges.map((movement) => ({ ...movement, productId, actorId: actor.id, createdAt: at })))
  const fewer = stockChanges
    .filter(({ change }) => change < 0)
    .map(({ variantId }) => ({ productId, variantId }))
  await bookMissingUnits(tx, fewer, { actorId: actor.id, at })
}

export function stockEdits(before: Stocks, after: Stocks) {
  const endedShelves = [...before].flatMap(([variantId, stock]) =>
    variantId === null && !after.has(null) ? [{ variantId, change: -stock, reason: 'edit' }] : [],
  )
  const counted = [...after].map(([variantId, stock]) => ({
    variantId,
    change: stock - (before.get(variantId) ?? 0),
    reason: before.size > 0 && (variantId === null || before.has(variantId)) ? 'edit' : 'initial',
  }))
  return [...endedShelves, ...counted].filter(({ change }) => change !== 0)
}
