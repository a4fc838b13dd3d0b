import { inArray } from 'drizzle-orm'
import { piecePriceOn } from '#catalogue/products/domain/promotion.ts'
import { products, productVariants } from '#catalogue/products/schema.ts'
import { isQuantity } from '#orders/domain/cart-line.ts'
import type { ChangeableLine } from '#orders/domain/change-items.ts'
import type { ProductSnapshot } from '#orders/schema/orders.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'

export interface AddedCandle {
  readonly productId: string
  readonly variantId: string | null
  readonly quantity: number
}

export interface AddedLine extends ChangeableLine {
  readonly productId: string
  readonly unitCost: number | null
  readonly snapshot: ProductSnapshot
}

export const candleName = ({ name, variant_name }: ProductSnapshot) =>
  variant_name ? `${name}, ${variant_name}` : name

/** Uses current prices; merges duplicates into one line. */
export async function readAdded(
  tx: Transaction,
  addedCandles: readonly AddedCandle[],
  now: Date,
): Promise<Ok<AddedLine[]> | Refusal<'candle-unavailable' | 'wrong-quantity'>> {
  if (addedCandles.some(({ quantity }) => !isQuantity(quantity))) return refuse('wrong-quantity')
  if (addedCandles.length === 0) return ok([])
  const ids = addedCandles.map(({ productId }) => productId)
  const rows = await tx.select().from(products).where(inArray(products.id, ids))
  const sizes = await tx.select().from(productVariants).where(inArray(productVariants.productId, ids))
  const lines = new Map<string, AddedLine>()
  for (const { productId, variantId, quantity } of addedCandles) {
    const product = rows.find(({ id, active, kitKind }) => id === productId && active && !kitKind)
    const ofProduct = sizes.filter((size) => size.productId === productId)
    const size = ofProduct.find(({ id }) => id === variantId)
    const isSold = ofProduct.length > 0 ? size !== undefined : variantId === null
    if (!product || !isSold) return refuse('candle-unavailable')
    const snapshot = { name: product.name, images: product.images, variant_name: size?.name ?? null }
    const key = `${productId} ${variantId ?? ''}`
    lines.set(key, {
      productId,
      variantId,
      batchId: null,
      quantity: quantity + (lines.get(key)?.quantity ?? 0),
      unitPrice: piecePriceOn(product, size, isoDay(now)),
      unitCost: (size ?? product).cost || null,
      name: candleName(snapshot),
      snapshot,
    })
  }
  return ok([...lines.values()])
}
