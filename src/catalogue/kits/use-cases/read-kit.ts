import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import { priceColumns } from '#catalogue/products/use-cases/selling-price.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { kitColumn } from './kit-columns.ts'

interface WhoseKit {
  readonly productId: string
  readonly userId: string
  readonly chosenParts: readonly string[] | null
}

export async function readKit(
  { db, clock }: Pick<Shop, 'clock'> & { readonly db: DatabaseOrTransaction },
  { productId, userId, chosenParts }: WhoseKit,
) {
  const today = isoDay(clock.now())
  const [row] = await db
    .select({
      price: priceColumns({ today }).price,
      kit: kitColumn({ today, userId }),
      inCart: sql<number>`coalesce((select c.quantity from cart_items c where c.user_id = ${userId} and c.product_id = ${productId}
        and c.chosen_parts is not distinct from ${sql.param(chosenParts)}::uuid[]), 0)`,
    })
    .from(products)
    .where(and(eq(products.id, productId), products.active, isNotNull(products.kitKind)))
  return row?.kit ? { ...row, kit: row.kit } : null
}
