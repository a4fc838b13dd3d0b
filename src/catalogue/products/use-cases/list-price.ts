import { type SQL, sql } from 'drizzle-orm'
import { priceBefore, sellingPrice, type Today } from './selling-price.ts'

export interface Listed {
  today: Today
  size?: string | undefined
}

/** Normalises '320g' and '320 G' to '320 g'. */
export const sizeNamed = (name = sql.raw('name')): SQL =>
  sql`regexp_replace(lower(${name}), '(\\d)\\s*(g|kg|ml)$', '\\1 \\2')`

/** Row `v` of the chosen size, or else of the cheapest size. Sizes in stock are preferred. */
const listedSize = ({ today, size }: Listed, columns: SQL) => sql`
  (select ${columns} from product_variants v where v.product_id = products.id
    and ${size === undefined ? sql`true` : sql`${sizeNamed()} = ${size}`}
    order by v.stock_quantity = 0, ${sellingPrice({ today, size: 'v' })}, v.position limit 1)`

export const listPrice = (list: Listed): SQL =>
  sql`coalesce(${listedSize(list, sellingPrice({ today: list.today, size: 'v' }))}, ${sellingPrice({ today: list.today })})`

/**
 * JSON object with `listPrice` and the price before today's promotion, in centavos. Null if all sizes cost
 * the same.
 */
export function priceRange(today: Today): SQL {
  const size = { today, size: 'v' } as const
  const columns = sql`json_build_object('price', (${sellingPrice(size)} * 100)::int, 'before', (${priceBefore(size)} * 100)::int)`
  return sql`(case when (select count(distinct ${sellingPrice(size)}) from product_variants v where v.product_id = products.id) > 1
    then ${listedSize({ today }, columns)} end)`
}

export const chosenSizePrice = (list: Listed) => ({
  price: listedSize(list, sellingPrice({ today: list.today, size: 'v' })),
  before: listedSize(list, priceBefore({ today: list.today, size: 'v' })),
})
