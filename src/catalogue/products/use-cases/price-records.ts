import { sql } from 'drizzle-orm'
import type { PriceRecords } from '#catalogue/products/domain/check-price-records.ts'
import {
  type EndedTerms,
  type PriceRecord,
  type PriceTerms,
  sizeSalePrice,
} from '#catalogue/products/domain/promotion.ts'
import { products } from '#catalogue/products/schema.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'

interface StoredTerms extends PriceTerms {
  variantId: string | null
  until: string
}

interface StoredSize {
  id: string
  createdAt: string
  priceAdjustment: Centavos
  salePrice: Centavos | null
}

export async function readPriceRecords(
  db: DatabaseOrTransaction,
  productIds: readonly string[],
): Promise<Map<string, PriceRecords>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: products.id,
      createdAt: products.createdAt,
      price: products.price,
      salePrice: products.salePrice,
      saleFrom: products.saleFrom,
      saleUntil: products.saleUntil,
      sizes: sizesJson,
      ended: endedJson,
    })
    .from(products)
    .where(sql`${products.id} = any(${sql.param([...productIds])}::uuid[])`)
  return new Map(rows.map(({ id, ...row }) => [id, readRecords(row)]))
}

const sizesJson = sql<StoredSize[]>`coalesce((
  select json_agg(json_build_object('id', v.id, 'createdAt', v.created_at,
    'priceAdjustment', (v.price_adjustment * 100)::int, 'salePrice', (v.sale_price * 100)::int))
  from product_variants v where v.product_id = ${sql.raw('products.id')}), '[]'::json)`

const endedJson = sql<StoredTerms[]>`coalesce((
  select json_agg(json_build_object('variantId', h.variant_id, 'price', (h.price * 100)::int,
    'salePrice', (h.sale_price * 100)::int, 'saleFrom', h.sale_from, 'saleUntil', h.sale_until, 'until', h.until)
    order by h.until, h.id)
  from price_history h where h.product_id = ${sql.raw('products.id')}), '[]'::json)`

interface Row extends PriceTerms {
  createdAt: Date
  sizes: StoredSize[]
  ended: StoredTerms[]
}

function readRecords({ createdAt, sizes, ended, ...terms }: Row): PriceRecords {
  const listEnded = (variantId: string | null): EndedTerms[] =>
    ended
      .filter((one) => one.variantId === variantId)
      .map(({ variantId: _id, until, ...rest }) => ({ ...rest, until: new Date(until) }))
  const findRecord = (size: StoredSize): PriceRecord => ({
    createdAt: new Date(size.createdAt),
    ended: listEnded(size.id),
    current: {
      ...terms,
      price: terms.price + size.priceAdjustment,
      salePrice: sizeSalePrice(terms.salePrice, size),
    },
  })
  return {
    product: { createdAt, ended: listEnded(null), current: terms },
    sizes: new Map(sizes.map((size) => [size.id, findRecord(size)])),
  }
}
