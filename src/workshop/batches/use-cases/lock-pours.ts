import { eq, inArray } from 'drizzle-orm'
import { sizedNames } from '#catalogue/product-page/copy/sized-names.ts'
import { products, productVariants } from '#catalogue/products/schema.ts'
import { pours } from '#catalogue/stock/schema/pours.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'

export type LockedPour = typeof pours.$inferSelect & { readonly size: string | null }

/** The named pours of one candle, locked in the order in which purchases lock them, and what they are called together. */
export async function lockPours(tx: Transaction, pourIds: readonly string[]) {
  const ids = [...new Set(pourIds)]
  if (ids.length === 0) return refuse('pour-unnamed')
  const rows = await tx
    .select({
      pour: pours,
      name: products.name,
      size: productVariants.name,
      position: productVariants.position,
    })
    .from(pours)
    .innerJoin(products, eq(products.id, pours.productId))
    .leftJoin(productVariants, eq(productVariants.id, pours.variantId))
    .where(inArray(pours.id, ids))
    .orderBy(pours.id)
    .for('update', { of: pours })
  const [first] = rows
  if (!first || rows.length < ids.length) return refuse('pour-not-found')
  const { productId } = first.pour
  if (rows.some(({ pour }) => pour.productId !== productId)) return refuse('pour-not-found')
  const bySize = rows.toSorted(
    (one, other) =>
      (one.position ?? 0) - (other.position ?? 0) || (one.size ?? '').localeCompare(other.size ?? ''),
  )
  const locked: LockedPour[] = bySize.map(({ pour, size }) => ({ ...pour, size }))
  return ok({ productId, name: sizedNames(bySize), locked })
}

/** For the history: how many, or how many of each size. */
export function pouredUnits(poured: readonly { size: string | null; units: number }[]) {
  const sizes = poured.flatMap(({ size, units }) => (size === null ? [] : [{ name: size, units }]))
  return sizes.length > 0 ? sizes : poured.reduce((sum, { units }) => sum + units, 0)
}
