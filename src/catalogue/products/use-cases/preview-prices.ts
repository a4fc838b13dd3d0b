import { type SQL, sql } from 'drizzle-orm'
import {
  type PlannedPrices,
  type PriceChange,
  type PricedProduct,
  planPrices,
} from '#catalogue/products/domain/bulk-prices.ts'
import { products } from '#catalogue/products/schema.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

export interface PreviewedProduct extends PlannedPrices {
  id: string
  name: string
  saleUntil: string | null
}

export async function previewPrices(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { ids, change }: { ids: readonly string[]; change: PriceChange | null },
): Promise<PreviewedProduct[]> {
  const today = isoDay(clock.now())
  const pricedProducts = await readPricedProducts(db, ids)
  return pricedProducts
    .map((product) => ({
      ...planPrices(product, change ?? { percent: 0, rounding: 'cents' }, today),
      id: product.id,
      name: product.name,
      saleUntil: product.saleUntil,
    }))
    .toSorted((left, right) => left.name.localeCompare(right.name, 'pt-BR'))
}

const sizesJson = sql<PricedProduct['sizes']>`coalesce((
  select json_agg(json_build_object('id', v.id, 'name', v.name, 'priceAdjustment', (v.price_adjustment * 100)::int)
    order by v.position, v.name)
  from product_variants v where v.product_id = ${sql.raw('products.id')}), '[]'::json)`

export async function readPricedProducts(
  db: DatabaseOrTransaction,
  ids: readonly string[],
  lock = false,
): Promise<PricedProduct[]> {
  const query = db
    .select({
      id: products.id,
      name: products.name,
      version: products.version,
      price: products.price,
      salePrice: products.salePrice,
      saleFrom: products.saleFrom,
      saleUntil: products.saleUntil,
      sizes: sizesJson,
    })
    .from(products)
    .where(isChosen(ids))
    .orderBy(products.id)
  return lock ? query.for('no key update') : query
}

const isChosen = (ids: readonly string[]): SQL =>
  sql`${products.id} = any(${sql.param([...ids])}::uuid[]) and deleted_at is null`
