import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { productVariants } from '#database/schema/catalogue.ts'
import type { VariantDraft } from '#domain/catalogue/editing/product-draft.ts'

/**
 * Makes a product's sizes the given ones, in the given order. A size that goes takes its cart lines along; sold orders keep
 * their snapshot. Ids that are not the product's own count as new.
 */
export async function writeVariants(
  tx: Transaction,
  { productId, variants, at }: { productId: string; variants: readonly VariantDraft[]; at: Date },
): Promise<void> {
  const own = await tx
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
  const ownIds = new Set(own.map(({ id }) => id))
  const rows = variants.map(({ id, ...facts }, position) => ({
    ...facts,
    position,
    id: id && ownIds.has(id) ? id : null,
  }))
  const kept = rows.flatMap(({ id }) => id ?? [])
  await tx
    .delete(productVariants)
    .where(and(eq(productVariants.productId, productId), notInArray(productVariants.id, kept)))
  // Two sizes may swap their names, and names are unique at every moment: all of them step aside first.
  if (kept.length > 0) {
    const aside = { name: sql`${productVariants.id}::text` }
    await tx.update(productVariants).set(aside).where(eq(productVariants.productId, productId))
  }
  for (const { id, ...facts } of rows) {
    if (id) await tx.update(productVariants).set(facts).where(eq(productVariants.id, id))
    else await tx.insert(productVariants).values({ ...facts, productId, createdAt: at })
  }
}
