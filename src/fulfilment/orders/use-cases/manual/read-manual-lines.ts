import { inArray } from 'drizzle-orm'
import { chooseContents } from '#catalogue/kits/domain/kit.ts'
import { kitColumn, partCostsColumn } from '#catalogue/kits/use-cases/kit-columns.ts'
import {
  type CostedPart,
  itemsByLine,
  kitToSell,
  type SaleItem,
} from '#catalogue/kits/use-cases/sell-kits.ts'
import { piecePriceOn } from '#catalogue/products/domain/promotion.ts'
import { products, productVariants } from '#catalogue/products/schema.ts'
import type { ManualLine } from '#orders/domain/manual-order.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { isUuid } from '#platform/domain/uuid.ts'

export interface PricedManualLine extends SaleItem {
  readonly batchId: null
  readonly contents: readonly CostedPart[] | null
  readonly chosenParts: readonly string[] | null
  readonly shopPrice: Centavos
}

export type ManualLineRefusal = Refusal<'product-gone' | 'kit-choice' | 'price-invalid'>

/** Lines at the agreed prices. Kits are resolved into parts that share the kit's price. */
export async function readManualLines(
  db: DatabaseOrTransaction,
  lines: readonly ManualLine[],
  now: Date,
): Promise<Ok<{ lines: PricedManualLine[]; items: SaleItem[] }> | ManualLineRefusal> {
  const ids = lines.map(({ productId }) => productId)
  if (!ids.every(isUuid)) return refuse('product-gone')
  const today = isoDay(now)
  const productRows = await db
    .select({ product: products, kit: kitColumn({ today }), partCosts: partCostsColumn })
    .from(products)
    .where(inArray(products.id, ids))
  const sizes = await db.select().from(productVariants).where(inArray(productVariants.productId, ids))
  const pricedLines: PricedManualLine[] = []
  for (const { productId, variantId, quantity, price, chosenParts = null } of lines) {
    const row = productRows.find(({ product }) => product.id === productId && product.active)
    const ofProduct = sizes.filter((size) => size.productId === productId)
    const size = ofProduct.find(({ id }) => id === variantId)
    if (!row || (ofProduct.length > 0 ? !size : variantId !== null)) return refuse('product-gone')
    const { product, kit, partCosts } = row
    const shopPrice = piecePriceOn(product, size, today)
    const unitPrice = price ?? shopPrice
    if (kit && !chooseContents(kit, chosenParts).ok) return refuse('kit-choice')
    const sold = kit && kitToSell({ kit, chosenParts, unitPrice, active: product.active, partCosts })
    // A kit price below one centavo per candle cannot be split.
    if (sold && !sold.sellable) return refuse(unitPrice < sold.pieces ? 'price-invalid' : 'product-gone')
    pricedLines.push({
      productId,
      variantId,
      batchId: null,
      quantity,
      name: product.name,
      variantName: size?.name ?? null,
      images: product.images,
      unitPrice,
      unitCost: (size ?? product).cost || null,
      contents: sold?.contents ?? null,
      chosenParts,
      shopPrice,
    })
  }
  return ok({ lines: pricedLines, items: itemsByLine(pricedLines).flat() })
}
