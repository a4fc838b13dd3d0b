import { inArray } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { products, productVariants } from '#database/schema/catalogue.ts'
import { piecePriceOn } from '#domain/catalogue/promotion.ts'
import type { Centavos } from '#domain/money.ts'
import type { ManualLine } from '#domain/orders/manual-order.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { isUuid } from '#domain/uuid.ts'

export interface PricedManualLine {
  readonly productId: string
  readonly variantId: string | null
  /** By hand the owner sells what stands on the shelf. */
  readonly pourId: null
  readonly quantity: number
  readonly name: string
  readonly variantName: string | null
  readonly images: string[]
  readonly unitPrice: Centavos
  readonly unitCost: Centavos | null
  /** The shop's price of that moment. */
  readonly shopPrice: Centavos
}

/** Each line with the candle it names, at the owner's price or the shop's. A size must be one of its candle. */
export async function readManualLines(
  tx: Transaction,
  lines: readonly ManualLine[],
  now: Date,
): Promise<Ok<PricedManualLine[]> | Refusal<'product-gone'>> {
  const ids = lines.map(({ productId }) => productId)
  if (!ids.every(isUuid)) return refuse('product-gone')
  const found = await tx.select().from(products).where(inArray(products.id, ids))
  const sizes = await tx.select().from(productVariants).where(inArray(productVariants.productId, ids))
  const priced: PricedManualLine[] = []
  for (const { productId, variantId, quantity, price } of lines) {
    const product = found.find(({ id, active, kitKind }) => id === productId && active && !kitKind)
    const ofProduct = sizes.filter((size) => size.productId === productId)
    const size = ofProduct.find(({ id }) => id === variantId)
    if (!product || (ofProduct.length > 0 ? !size : variantId !== null)) return refuse('product-gone')
    const shopPrice = piecePriceOn(product, size, isoDay(now))
    priced.push({
      productId,
      variantId,
      pourId: null,
      quantity,
      name: product.name,
      variantName: size?.name ?? null,
      images: product.images,
      unitPrice: price ?? shopPrice,
      unitCost: (size ?? product).cost || null,
      shopPrice,
    })
  }
  return ok(priced)
}
