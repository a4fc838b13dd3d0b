import { type SQL, sql } from 'drizzle-orm'
import { sellableUnits } from '#catalogue/kits/use-cases/kit-columns.ts'
import { type Listed, listPrice, sizeNamed } from '#catalogue/products/use-cases/list-price.ts'
import { sellingPrice } from '#catalogue/products/use-cases/selling-price.ts'
import {
  type FilterChoice,
  type FilterKind,
  filterKinds,
  IN_STOCK,
  type ProductFilters,
  priceBands,
} from '#catalogue/search/domain/product-filters.ts'
import type { Shop } from '#platform/shop.ts'

/** There may be thousands of notes, so only the most frequent ones are offered. */
const MAX_CHOICES = 24

function fitsFilter(kind: FilterKind, value: string, pricedList: Listed): SQL {
  switch (kind) {
    case 'preco':
      return sql`${priceBand(pricedList)} = ${value}`
    case 'estoque':
      return sql`${sellableUnits} > 0`
    case 'tamanho':
      return sql`products.id in (select product_id from product_variants where ${sizeNamed()} = ${value})`
    default:
      return sql`products.id in (select product_id from product_search where facets @> array[${`${kind}:${value}`}::text])`
  }
}

export function fitsFilters(filters: ProductFilters, pricedList: Listed): SQL {
  const chosenFilterKinds = filterKinds.flatMap((kind) =>
    filters[kind] ? [fitsFilter(kind, filters[kind], pricedList)] : [],
  )
  return sql.join([sql`true`, ...chosenFilterKinds], sql` and `)
}

function choosePriceBand(price: SQL): SQL {
  const bands = priceBands.map(({ value, upTo }) =>
    upTo === null
      ? sql`else ${sql.raw(`'${value}'`)}`
      : sql`when sells <= ${sql.raw(String(upTo))} then ${sql.raw(`'${value}'`)}`,
  )
  return sql`(select case ${sql.join(bands, sql` `)} end from (select ${price} as sells) as priced)`
}

const priceBand = (pricedList: Listed) => choosePriceBand(listPrice(pricedList))

/**
 * Counts every choice in one query. A candle that fails exactly one filter still counts for the choices of
 * that filter.
 */
export async function countChoices(
  { publicReads }: Shop,
  { filters, among, priced }: { filters: ProductFilters; among: SQL; priced: Listed },
): Promise<FilterChoice[]> {
  const fitsPrice = filters.preco
    ? sql`${choosePriceBand(sellingPrice({ today: priced.today, size: 'v' }))} = ${filters.preco}`
    : sql`true`
  const misfits = filterKinds.flatMap((kind) => {
    const value = filters[kind]
    return value ? [sql`case when not (${fitsFilter(kind, value, priced)}) then ${kind}::text end`] : []
  })
  const { rows } = await publicReads.execute<{ kind: FilterKind; value: string; count: number }>(sql`
    with candles as materialized (
      select products.id, facets, ${sellableUnits} > 0 as in_stock, ${priceBand(priced)} as price_band,
        array_remove(array[${sql.join([sql`null::text`, ...misfits], sql`, `)}], null) as misfits
      from products join product_search on product_id = products.id where ${among}),
    near as (select *, coalesce(misfits[1] || ':', '') as misfit from candles where cardinality(misfits) <= 1),
    choices as (
      select facet from near, unnest(facets) as facet where starts_with(facet, misfit)
      union all
      select 'preco:' || price_band from near where starts_with('preco:', misfit)
      union all
      select ${`estoque:${IN_STOCK}`} from near where in_stock and starts_with('estoque:', misfit)
      union all
      select 'tamanho:' || size from candles join products using (id), lateral (
        select distinct ${sizeNamed()} as size from product_variants v where v.product_id = products.id and ${fitsPrice}) as sizes
      where misfits <@ array['preco', 'tamanho']),
    counted as (select facet, count(*)::int as count from choices group by facet),
    placed as (select split_part(facet, ':', 1) as kind, substring(facet from position(':' in facet) + 1) as value, count from counted),
    ranked as (select *, row_number() over (partition by kind order by count desc, value) as place from placed)
    select kind, value, count from ranked where place <= ${sql.raw(String(MAX_CHOICES))} order by kind, place`)
  return rows.map(({ kind, value, count }) => ({ kind, value, count }))
}
