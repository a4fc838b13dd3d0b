import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Kit, KitPart } from '#catalogue/kits/domain/kit.ts'
import { sellingPrice, type Today } from '#catalogue/products/use-cases/selling-price.ts'
import { ownHeldUnits } from '#catalogue/stock/use-cases/own-held-units.ts'
import type { Centavos } from '#platform/domain/money.ts'

export interface ShelfPart extends KitPart {
  readonly productId: string | null
  readonly variantId: string | null
  readonly slug: string | null
  readonly images: string[]
  readonly price: Centavos
  /** Day on which a sold-out part is back in stock; null if no batch is curing. */
  readonly readyOn: string | null
}

export type ShelfKit = Kit<ShelfPart>

/** Parts of the kit in the outer `products` row. Parts no longer sold have no shelf. */
const partsOfKit = sql`kit_parts part
  left join products part_product on part_product.id = part.product_id and part_product.active and part_product.kit_kind is null
  left join product_variants part_size on part_size.id = part.variant_id and part_size.product_id = part_product.id
  where part.kit_id = products.id`

/** A deleted size is not replaced by another one. */
const isSold = sql`part_product.id is not null and case when part.size is null
  then not exists (select from product_variants any_size where any_size.product_id = part_product.id)
  else part_size.id is not null end`

/** True if a part is inactive or deleted; a fixed kit cannot be sold without it. */
export const lacksPart = sql<boolean>`products.kit_kind is not null and exists (select from ${partsOfKit} and not (${isSold}))`

const unitsOnShelf = sql`coalesce(part_size.stock_quantity, part_product.stock_quantity)`

const stock = sql`case when ${isSold} then ${unitsOnShelf} else 0 end`

/** No page shows a higher number. */
const MAX_KITS = 99

/**
 * Sellable units of the outer `products` row. For kits of kind `choose`, assumes the choices that allow
 * the most kits.
 */
export const sellableUnits = sql<number>`coalesce(case
  when products.kit_kind is null then products.stock_quantity
  when products.kit_kind = 'fixed' then (select min(${stock} / part.count) from ${partsOfKit})
  when products.kit_repeats then (select sum(${stock}) / products.kit_choices from ${partsOfKit})
  else (select max(kits) from (select array_agg(${stock}) as stocks from ${partsOfKit}) parts, generate_series(1, ${sql.raw(String(MAX_KITS))}) kits
    where (select sum(least(units, kits)) from unnest(parts.stocks) units) >= kits * products.kit_choices) end, 0)::int`

/** The kit as JSON, with the units available to this customer; null if the product is not a kit. */
export function kitColumn({
  today,
  userId,
}: {
  today: Today
  userId?: string | SQLWrapper
}): SQL<ShelfKit | null> {
  const own =
    userId === undefined
      ? sql`0`
      : ownHeldUnits(userId, { productId: sql`part.product_id`, variantId: sql`part.variant_id` })
  return sql<ShelfKit | null>`case when products.kit_kind is not null then json_build_object(
    'kind', products.kit_kind, 'choices', products.kit_choices, 'repeats', products.kit_repeats,
    'parts', coalesce((
      select json_agg(json_build_object('id', part.id, 'productId', part.product_id, 'variantId', part.variant_id,
        'name', coalesce(part_product.name, part.name), 'size', coalesce(part_size.name, part.size), 'count', part.count,
        'stock', case when ${isSold} then ${unitsOnShelf} + ${own} else 0 end,
        'slug', part_product.slug, 'images', coalesce(part_product.images, '{}'),
        'price', coalesce((${sellingPrice({ today, product: 'part_product', size: 'part_size' })} * 100)::int, 0),
        'readyOn', (select min(w.ready_on) from batches w where w.product_id = part.product_id
          and w.variant_id is not distinct from part.variant_id and w.state = 'curing' and w.ready_on >= ${today}::date)
      ) order by part.position, part.id) from ${partsOfKit}), '[]'::json)) end`
}

/** True if at least `least` of these candles are in stock in a kit that takes exactly this many choices. */
export const letsChoose = (productIds: readonly string[], least: number): SQL =>
  sql`products.active and products.kit_kind = 'choose' and products.kit_choices = ${productIds.length} and (
    select count(distinct part.product_id) from ${partsOfKit} and part.product_id = any(${sql.param(productIds)}::uuid[]) and ${stock} > 0) >= ${least}`

/**
 * Unit costs by part id, without parts no longer sold. Used for purchases only: pages must never include
 * costs.
 */
export const partCostsColumn = sql<Record<
  string,
  Centavos
> | null>`case when products.kit_kind is not null then (
  select json_object_agg(part.id, (coalesce(part_size.cost, part_product.cost, 0) * 100)::int) from ${partsOfKit} and ${isSold}) end`
