import { type SQL, sql } from 'drizzle-orm'
import { type Listed, listPrice, sizeNamed } from '#catalogue/products/use-cases/list-price.ts'
import type { ProductFilters } from '#catalogue/search/domain/product-filters.ts'
import { type ReadSearch, readSearch } from '#catalogue/search/domain/read-search.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

export interface ListNarrowing {
  search: string
  categoryId: string | null
  filters: ProductFilters
}

export interface NarrowedList {
  searchWish: ReadSearch
  priced: Listed & { today: string }
  among: SQL
}

export function narrowList({ clock }: Shop, { search, categoryId, filters }: ListNarrowing): NarrowedList {
  const searchWish = readSearch(search)
  const priced = { today: isoDay(clock.now()), size: filters.tamanho ?? searchWish.size ?? undefined }
  const collection = categoryId === null ? [] : [sql`products.category_id = ${categoryId}::uuid`]
  const conditions = [sql`products.active`, ...collection, ...listConditions(searchWish, priced)]
  return { searchWish, priced, among: sql.join(conditions, sql` and `) }
}

function listConditions(
  { size, atLeast, atMost, without, isScentless }: ReadSearch,
  pricedList: Listed,
): SQL[] {
  return [
    ...(size === null ? [] : [hasSize(size)]),
    ...(atLeast === null ? [] : [sql`${listPrice(pricedList)} >= ${atLeast}::numeric`]),
    ...(atMost === null ? [] : [sql`${listPrice(pricedList)} <= ${atMost}::numeric`]),
    ...without.map(isWithout),
    ...(isScentless ? [isScentlessCandle] : []),
  ]
}

/** A candle with a single size has its weight in the specifications. */
const hasSize = (
  size: string,
) => sql`(products.id in (select product_id from product_variants where ${sizeNamed()} = ${size})
  or (${sizeNamed(sql`products.specifications ->> 'Peso da cera'`)} = ${size}
    and not exists (select from product_variants v where v.product_id = products.id)))`

/** Matches candles whose text contains 'sem …', or that lack a note which other candles have. */
const isWithout = (word: string) => sql`products.id in (select product_id from product_search
  where folded ~ ${`\\msem ${word}`}::text or (labels not like ${`% ${word}%`}::text
    and exists (select from product_search as other where other.labels like ${`% ${word}%`}::text)))`

const isScentlessCandle = sql`products.id in (select product_id from product_search
  where notes = '{}' and folded ~ '\\msem (cheiro|perfume|aroma|fragrancia|essencia|odor)')`
