import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import type { Centavos } from '#platform/domain/money.ts'

/** Today's date in São Paulo, 'yyyy-MM-dd'. Prices depend on the date, so no job has to switch them. */
export type Today = string | SQLWrapper

interface Sold {
  today: Today
  product?: 'products' | 'p' | 'part_product'
  size?: 'product_variants' | 'v' | 'part_size'
}

const name = (row: string, column: string) => sql.raw(`${row}.${column}`)

export const isOnSale = ({ today, product = 'products' }: Sold): SQL =>
  sql`${today}::date between ${name(product, 'sale_from')} and ${name(product, 'sale_until')}`

export function usualPrice({ product = 'products', size }: Sold): SQL {
  const price = name(product, 'price')
  return size ? sql`(${price} + coalesce(${name(size, 'price_adjustment')}, 0))` : sql`${price}`
}

/** Current unit price; the only SQL implementation. Mirrors `priceOn` of the domain. */
export function sellingPrice(sold: Sold): SQL {
  const { product = 'products', size } = sold
  const sale = name(product, 'sale_price')
  const reduced = size
    ? sql`coalesce(${name(size, 'sale_price')}, ${sale} + coalesce(${name(size, 'price_adjustment')}, 0))`
    : sql`${sale}`
  return sql`(case when ${isOnSale(sold)} then ${reduced} else ${usualPrice(sold)} end)`
}

/** Null without a running promotion, and for a size whose price is unchanged. */
export function priceBefore(sold: Sold): SQL {
  return sql`(case when ${isOnSale(sold)} then nullif(${usualPrice(sold)}, ${sellingPrice(sold)}) end)`
}

export const saleEnd = (sold: Sold): SQL<string | null> =>
  sql<
    string | null
  >`(case when ${isOnSale(sold)} then ${name(sold.product ?? 'products', 'sale_until')}::text end)`

export const priceColumns = (sold: Sold) => ({
  price: sellingPrice(sold).mapWith(products.price) as SQL<Centavos>,
  priceBefore: priceBefore(sold).mapWith(products.price) as SQL<Centavos | null>,
})

/** For sizes in a JSON object: the difference from the product's current price. */
export function sizePriceJson(today: Today): SQL {
  const size = { today, size: 'v' } as const
  return sql`'priceAdjustment', ((${sellingPrice(size)} - ${sellingPrice({ today })}) * 100)::int,
    'priceBefore', (${priceBefore(size)} * 100)::int`
}
