import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { products, productVariants } from '#catalogue/products/schema.ts'
import { priceColumns } from '#catalogue/products/use-cases/selling-price.ts'
import { loadPixDiscountPercent } from '#payments/use-cases/payment-terms.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

export interface CandleToAdd {
  readonly productId: string
  readonly variantId: string | null
  readonly name: string
  readonly variantName: string | null
  readonly unitPrice: Centavos
  readonly stock: number
}

export async function loadItemChoice(shop: Shop) {
  const [candles, pixDiscountPercent] = await Promise.all([listCandles(shop), loadPixDiscountPercent(shop)])
  return { candles, pixDiscountPercent }
}

/** Kits are left out, because they are added as their parts. */
async function listCandles({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<CandleToAdd[]> {
  return db
    .select({
      productId: products.id,
      variantId: productVariants.id,
      name: products.name,
      variantName: productVariants.name,
      unitPrice: priceColumns({ today: isoDay(clock.now()), size: 'product_variants' }).price,
      stock: sql<number>`coalesce(${productVariants.stockQuantity}, ${products.stockQuantity})`,
    })
    .from(products)
    .leftJoin(productVariants, eq(productVariants.productId, products.id))
    .where(and(eq(products.active, true), isNull(products.kitKind)))
    .orderBy(asc(products.sortName), asc(products.id), asc(productVariants.priceAdjustment))
}
