import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import type { Centavos } from '#platform/domain/money.ts'

/** The day in São Paulo, 'yyyy-MM-dd': the shop's clock decides which price holds, never a job. */
export type Today = string | SQLWrapper

interface Sold {
  today: Today
  /** What the statement calls the product's row and, where one size is meant, the size's; that may be missing. */
  product?: 'products' | 'p' | 'part_product'
  size?: 'product_variants' | 'v' | 'part_size'
}

const name = (row: string, column: string) => sql.raw(`${row}.${column}`)

export const isOnSale = ({ today, product = 'products' }: Sold): SQL =>
  sql`${today}::date between ${name(product, 'sale_from')} and ${name(product, 'sale_until')}`

/** What one piece costs on other days than those of its promotion. */
export function usualPrice({ product = 'products', size }: Sold): SQL {
  const price = name(product, 'price')
  return size ? sql`(${price} + coalesce(${name(size, 'price_adjustment')}, 0))` : sql`${price}`
}

/** What one piece costs today: the one place that says so. As `priceOn` of the domain. */
export function sellingPrice(sold: Sold): SQL {
  const { product = 'products', size } = sold
  const sale = name(product, 'sale_price')
  const reduced = size
    ? sql`coalesce(${name(size, 'sale_price')}, ${sale} + coalesce(${name(size, 'price_adjustment')}, 0))`
    : sql`${sale}`
  return sql`(case when ${isOnSale(sold)} then ${reduced} else ${usualPrice(sold)} end)`
}

/** 'De': what it cost before the promotion; null on other days, and for a size that costs what it always did. */
export function priceBefore(sold: Sold): SQL {
  return sql`(case when ${isOnSale(sold)} then nullif(${usualPrice(sold)}, ${sellingPrice(sold)}) end)`
}

/** The last day of the promotion that runs today. */
export const saleEnd = (sold: Sold): SQL<string | null> =>
  sql<
    string | null
  >`(case when ${isOnSale(sold)} then ${name(sold.product ?? 'products', 'sale_until')}::text end)`

/** Today's price of a product or size, and the one before, as columns of a statement. */
export const priceColumns = (sold: Sold) => ({
  price: sellingPrice(sold).mapWith(products.price) as SQL<Centavos>,
  priceBefore: priceBefore(sold).mapWith(products.price) as SQL<Centavos | null>,
})

/** The same for the sizes of a product inside a JSON object: the difference from the product's price, as it is today. */
export function sizePriceJson(today: Today): SQL {
  const size = { today, size: 'v' } as const
  return sql`'priceAdjustment', ((${sellingPrice(size)} - ${sellingPrice({ today })}) * 100)::int,
    'priceBefore', (${priceBefore(size)} * 100)::int`
}
