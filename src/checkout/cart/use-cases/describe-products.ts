import { inArray, sql } from 'drizzle-orm'
import { kitColumn } from '#catalogue/kits/use-cases/kit-columns.ts'
import type { Variant } from '#catalogue/products/domain/variants.ts'
import { products } from '#catalogue/products/schema.ts'
import { productCardColumns } from '#catalogue/products/use-cases/product-card.ts'
import { sizePriceJson } from '#catalogue/products/use-cases/selling-price.ts'
import type { NextBatch } from '#catalogue/stock/domain/supply.ts'
import { nextBatchJson } from '#catalogue/stock/use-cases/next-batch.ts'
import { paymentChoice, storedPixDiscount } from '#payments/use-cases/payment-terms.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

type DescribedSize = Variant & { stockQuantity: number; nextBatch: NextBatch | null }

export async function describeProducts(shop: Shop, { productIds }: { productIds: readonly string[] }) {
  if (productIds.length === 0) return []
  const today = isoDay(shop.clock.now())
  const productRows = await shop.db
    .select({
      ...productCardColumns(today),
      active: products.active,
      categoryId: products.categoryId,
      kit: kitColumn({ today }),
      pixDiscount: storedPixDiscount,
      nextBatch: nextBatchJson({ productId: sql`products.id`, variantId: sql`null`, today }),
      variants: sql<DescribedSize[]>`coalesce((
        select json_agg(json_build_object('id', v.id, 'name', v.name, ${sizePriceJson(today)}, 'stockQuantity', v.stock_quantity,
          'nextBatch', ${nextBatchJson({ productId: sql`products.id`, variantId: sql`v.id`, today })}) order by v.position)
        from product_variants v where v.product_id = products.id), '[]'::json)`,
    })
    .from(products)
    .where(inArray(products.id, [...productIds]))
  return productRows.map(({ pixDiscount, ...product }) => ({
    ...product,
    pixDiscountPercent: paymentChoice(shop, pixDiscount).pixDiscountPercent,
  }))
}

export type DescribedProduct = Awaited<ReturnType<typeof describeProducts>>[number]
