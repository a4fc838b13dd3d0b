import { type SQL, sql } from 'drizzle-orm'
import { isLowShelf } from '#catalogue/products/use-cases/low-shelf.ts'
import { type ShelfName, shelfKey, sizedName } from '#catalogue/stock/domain/shelf.ts'
import { soldBy } from '#orders/use-cases/sales.ts'
import { isoDay, startOfDay } from '#platform/domain/sao-paulo-time.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'
import { calculateFigures } from '#workshop/materials/use-cases/find-recipe.ts'
import { listRecipes } from '#workshop/materials/use-cases/list-recipes.ts'
import { findMaterials } from '#workshop/materials/use-cases/lock-materials.ts'

export interface ToPour extends ShelfName {
  readonly name: string
  readonly image: ImageInfo | null
  readonly stock: number
  readonly minimum: number
  /** Days until sold out at the pace of the last four weeks; null if nothing was sold. */
  readonly days: number | null
  readonly toMake: number
  /** Number of candles that the materials in stock allow, and the limiting material. Null without a recipe. */
  readonly material: { readonly candles: number; readonly first: string | null } | null
}

const PACE_DAYS = 28
/** Pouring needs a free day and curing takes two or more, so one week of stock is the threshold. */
const SOON_DAYS = 7
const SHOWN = 8
/** Full stock is assumed to be about three times the minimum. */
const FULL_SHELF = 3

interface Row extends Record<string, unknown> {
  productId: string
  variantId: string | null
  name: string
  size: string | null
  image: ImageInfo | null
  stock: number
  minimum: number
  sold: number
}

const isPaceOfShelf = sql`pace.product_id = s.product_id and pace.variant_id is not distinct from s.variant_id`

const isSoonSoldOut = (stock: SQL | number) =>
  sql`${stock}::int * ${PACE_DAYS}::int < pace.units * ${SOON_DAYS}::int`

/**
 * Sizes may be renamed after a sale. Deleted sizes, and sales from before sizes had stock, are matched by
 * name.
 */
const isSoldOfShelf = sql`s.product_id = sold.product_id
  and case when sold.variant_id is null then s.variant_id is null or left(s.size, 200) = sold.size
    else s.variant_id = sold.variant_id end`

/** At or below the minimum, or sold out before a new batch would be ready. */
export async function listToPour(shop: Pick<Shop, 'db' | 'clock'>): Promise<ToPour[]> {
  const now = shop.clock.now()
  const lastDays = { from: isoDay(startOfDay(now, 1 - PACE_DAYS)), to: isoDay(now) }
  const { rows } = await shop.db.execute<Row>(sql`
    with ${soldBy(lastDays, sql`product_id, variant_id, size`)}, pace as (
      select s.product_id, s.variant_id, sum(sold.units)::int as units
      from sold join shelves s on ${isSoldOfShelf} group by 1, 2
    ), low as (
      (select s.* from shelves s join products p on p.id = s.product_id where ${isLowShelf}
        order by s.stock_quantity, p.sort_name, s.position limit ${SHOWN})
      union
      (select s.* from pace join shelves s on ${isPaceOfShelf} join products p on p.id = s.product_id
        where ${isSoonSoldOut(1)} and p.active and ${isSoonSoldOut(sql`s.stock_quantity`)}
        order by s.stock_quantity::float / pace.units, p.sort_name, s.position limit ${SHOWN})
      union
      (select s.* from shelves s join products p on p.id = s.product_id join pace on ${isPaceOfShelf}
        where p.active and s.stock_quantity = 0
        order by p.sort_name, s.position limit ${SHOWN})
    )
    select p.id as "productId", s.variant_id as "variantId", p.name, s.size, s.stock_quantity as stock,
      s.min_stock_level as minimum, coalesce(pace.units, 0) as sold,
      (select json_build_object('url', i.url, 'width', i.width, 'height', i.height, 'alt', i.alt)
        from image_records i where i.url = p.image_url) as image
    from low s join products p on p.id = s.product_id left join pace on ${isPaceOfShelf}
    order by s.stock_quantity = 0 desc, s.stock_quantity::float / nullif(pace.units, 0) nulls last, p.sort_name, s.position
    limit ${SHOWN}`)
  const materials = rows.length > 0 ? await findMaterialsBySize(shop.db) : null
  return rows.map(({ sold, name, size, ...shelf }) => ({
    ...shelf,
    toMake: Math.max(1, shelf.minimum * FULL_SHELF - shelf.stock),
    material: materials?.get(shelfKey(shelf)) ?? null,
    name: sizedName({ name, size }),
    days: sold > 0 ? Math.floor((shelf.stock * PACE_DAYS) / sold) : null,
  }))
}

async function findMaterialsBySize(db: Shop['db']): Promise<Map<string, ToPour['material']>> {
  const [recipes, materials] = await Promise.all([listRecipes(db), findMaterials(db)])
  return new Map(
    recipes.map((recipe) => {
      const figures = calculateFigures(recipe, materials)
      return [shelfKey(recipe), figures && { candles: figures.candles, first: figures.first }]
    }),
  )
}
