import { sql } from 'drizzle-orm'
import type { PlannedProduct } from '#catalogue/products/domain/plan-import.ts'
import type { PlannedSize } from '#catalogue/products/domain/size-cells.ts'
import { productVariants } from '#catalogue/products/schema.ts'
import { changesBetween } from '#platform/audit/changes.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { decimalFromCentavos } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'
import { nameSizeOfOthers } from './write-variants.ts'

type WrittenSize = PlannedSize & { id: string }

interface SizesToWrite {
  at: Date
  products: readonly { id: string; line: PlannedProduct }[]
}

/** Returns the ids of new sizes by product id. */
export async function writeImportedSizes(
  shop: Pick<Shop, 'waitingLists'>,
  tx: Transaction,
  { at, products }: SizesToWrite,
): Promise<ReadonlyMap<string, WrittenSize[]>> {
  const shelves = new Map<string, WrittenSize[]>()
  const changedProducts = products.flatMap(({ line }) => line.sizes.filter(isKnown).filter(differsFrom(line)))
  await update(tx, changedProducts)
  for (const { id: productId, line } of products) {
    const sizes: WrittenSize[] = []
    for (const [position, { id, ...facts }] of line.sizes.entries()) {
      if (id !== null) {
        sizes.push({ ...facts, id })
        continue
      }
      const [row] = await tx
        .insert(productVariants)
        .values({ ...facts, attributes: {}, productId, position, createdAt: at })
        .returning({ id: productVariants.id })
      if (!row) throw new Error('a size was not written')
      sizes.push({ ...facts, ...row })
    }
    if (line.product?.sizes.length === 0 && sizes.length > 0)
      await nameSizeOfOthers(shop, tx, { productId, sizes })
    shelves.set(productId, sizes)
  }
  return shelves
}

const isKnown = (size: PlannedSize): size is WrittenSize => size.id !== null

const differsFrom =
  ({ product }: PlannedProduct) =>
  (size: WrittenSize) => {
    const before = product?.sizes.find(({ id }) => id === size.id) ?? {}
    return Object.keys(changesBetween(before, size)).length > 0
  }

async function update(tx: Transaction, sizes: readonly WrittenSize[]): Promise<void> {
  if (sizes.length === 0) return
  const rows = sizes.map((size) => ({
    ...size,
    priceAdjustment: decimalFromCentavos(size.priceAdjustment),
    salePrice: size.salePrice && decimalFromCentavos(size.salePrice),
    cost: decimalFromCentavos(size.cost),
  }))
  await tx.execute(sql`
    update product_variants v set
      price_adjustment = r."priceAdjustment", sale_price = r."salePrice", burning_hours = r."burningHours", weight = r.weight,
      dimensions = r.dimensions, image = r.image, stock_quantity = r."stockQuantity", min_stock_level = r."minStockLevel",
      cost = r.cost, sku = r.sku, barcode = r.barcode
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      id uuid, "priceAdjustment" numeric, "salePrice" numeric, "burningHours" int, weight numeric, dimensions jsonb, image text,
      "stockQuantity" int, "minStockLevel" int, cost numeric, sku text, barcode text)
    where v.id = r.id`)
}
