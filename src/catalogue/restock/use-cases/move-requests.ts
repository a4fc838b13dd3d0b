import { and, eq, isNull, sql } from 'drizzle-orm'
import { restockRequests } from '#catalogue/restock/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'

export async function moveToSize(
  tx: Transaction,
  { productId, variantId }: { productId: string; variantId: string },
): Promise<void> {
  await tx
    .update(restockRequests)
    .set({ variantId })
    .where(and(eq(restockRequests.productId, productId), isNull(restockRequests.variantId)))
}

/** Keeps one request per customer; the others are deleted with their sizes. */
export async function moveToProduct(tx: Transaction, productId: string): Promise<void> {
  await tx.execute(sql`update restock_requests set variant_id = null where id in (
    select distinct on (email) id from restock_requests
    where product_id = ${productId} and notified_at is null order by email, created_at)`)
}
