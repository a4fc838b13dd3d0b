import { eq, inArray } from 'drizzle-orm'
import { sizedNames } from '#catalogue/product-page/copy/sized-names.ts'
import { products, productVariants } from '#catalogue/products/schema.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'

export type LockedBatch = typeof batches.$inferSelect & { readonly size: string | null }

/** Locks in the same order as purchases, to avoid deadlocks. */
export async function lockBatches(tx: Transaction, batchIds: readonly string[]) {
  const ids = [...new Set(batchIds)]
  if (ids.length === 0) return refuse('batch-unnamed')
  const rows = await tx
    .select({
      batch: batches,
      name: products.name,
      size: productVariants.name,
      position: productVariants.position,
    })
    .from(batches)
    .innerJoin(products, eq(products.id, batches.productId))
    .leftJoin(productVariants, eq(productVariants.id, batches.variantId))
    .where(inArray(batches.id, ids))
    .orderBy(batches.id)
    .for('update', { of: batches })
  const [first] = rows
  if (!first || rows.length < ids.length) return refuse('batch-not-found')
  const { productId } = first.batch
  if (rows.some(({ batch }) => batch.productId !== productId)) return refuse('batch-not-found')
  const bySize = rows.toSorted(
    (left, right) =>
      (left.position ?? 0) - (right.position ?? 0) || (left.size ?? '').localeCompare(right.size ?? ''),
  )
  const lockedBatches: LockedBatch[] = bySize.map(({ batch, size }) => ({ ...batch, size }))
  return ok({ productId, name: sizedNames(bySize), locked: lockedBatches })
}

export function pouredUnits(pouredSizes: readonly { size: string | null; units: number }[]) {
  const sizes = pouredSizes.flatMap(({ size, units }) => (size === null ? [] : [{ name: size, units }]))
  return sizes.length > 0 ? sizes : pouredSizes.reduce((sum, { units }) => sum + units, 0)
}
