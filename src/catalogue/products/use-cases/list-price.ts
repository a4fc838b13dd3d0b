import { type SQL, sql } from 'drizzle-orm'
import { priceBefore, sellingPrice, type Today } from './selling-price.ts'

export interface Listed {
  today: Today
  /** A size that was chosen for the whole list, as `sizeNamed` writes it. */
  size?: string | undefined
}

/** '320g' and '320 G' are the size '320 g'. */
export const sizeNamed = (name = sql.raw('name')): SQL =>
  sql`regexp_replace(lower(${name}), '(\\d)\\s*(g|kg|ml)$', '\\1 \\2')`

/** The row `v` of the chosen size, or the cheapest size; a size in stock comes first. */
const listedSize = ({ today, size }: Listed, columns: SQL) => sql`
  (select ${columns} from product_variants v where v.product_id = products.id
    and ${size === undefined ? sql`true` : sql`${sizeNamed()} = ${size}`}
    order by v.stock_quantity = 0, ${sellingPrice({ today, size: 'v' })}, v.position limit 1)`

/** The price that a list shows, sorts and filters by: the chosen size's, else the lowest of all sizes. */
export const listPrice = (listed: Listed): SQL =>
  sql`coalesce(${listedSize(listed, sellingPrice({ today: listed.today, size: 'v' }))}, ${sellingPrice({ today: listed.today })})`

/** `listPrice` and the price before today's promotion as a JSON object of centavos; null if all sizes cost the same. */
export function priceRange(today: Today): SQL {
  const size = { today, size: 'v' } as const
  const columns = sql`json_build_object('price', (${sellingPrice(size)} * 100)::int, 'before', (${priceBefore(size)} * 100)::int)`
  return sql`(case when (select count(distinct ${sellingPrice(size)}) from product_variants v where v.product_id = products.id) > 1
    then ${listedSize({ today }, columns)} end)`
}

/** Price and price before the promotion of the chosen size, each null for a product without that size. */
export const chosenSizePrice = (listed: Listed) => ({
  price: listedSize(listed, sellingPrice({ today: listed.today, size: 'v' })),
  before: listedSize(listed, priceBefore({ today: listed.today, size: 'v' })),
})
