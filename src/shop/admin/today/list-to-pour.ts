import { type SQL, sql } from 'drizzle-orm'
import type { ImageInfo } from '#domain/images/image-variants.ts'
import { isoDay, startOfDay } from '#domain/sao-paulo-time.ts'
import { soldBy } from '#shop/orders/sales.ts'
import type { Shop } from '#shop/shop.ts'

export interface ToPour {
  readonly id: string
  readonly name: string
  readonly image: ImageInfo | null
  readonly stock: number
  readonly minimum: number
  /** For how long the stock lasts at the pace of the last four weeks; null where nothing was sold. */
  readonly days: number | null
}

const PACE_DAYS = 28
/** A pour cures for two days or more, and wants a free day before: what lasts a week is none too early. */
const SOON_DAYS = 7
const SHOWN = 8

interface Row extends Record<string, unknown> {
  id: string
  name: string
  image: ImageInfo | null
  stock: number
  minimum: number
  sold: number
}

const isSoonSoldOut = (stock: SQL | number) =>
  sql`${stock}::int * ${PACE_DAYS}::int < pace.units * ${SOON_DAYS}::int`

/** At or below the minimum, or sold out before a pour of today would be worth waiting for; the emptiest shelves first. */
export async function listToPour(shop: Pick<Shop, 'db' | 'clock'>): Promise<ToPour[]> {
  const now = shop.clock.now()
  const lastDays = { from: isoDay(startOfDay(now, 1 - PACE_DAYS)), to: isoDay(now) }
  const { rows } = await shop.db.execute<Row>(sql`
    with ${soldBy(lastDays, sql`product_id`)}, pace as (
      select product_id, units from sold where product_id is not null
    ), low as (
      (select id from products where active and stock_quantity <= min_stock_level
        order by stock_quantity, sort_name limit ${SHOWN})
      union
      (select p.id from pace join products p on p.id = pace.product_id
        where ${isSoonSoldOut(1)} and p.active and ${isSoonSoldOut(sql`p.stock_quantity`)}
        order by p.stock_quantity::float / pace.units, p.sort_name limit ${SHOWN})
      union
      (select p.id from products p join pace on pace.product_id = p.id
        where p.active and p.stock_quantity <= p.min_stock_level and p.stock_quantity = 0
        order by p.sort_name limit ${SHOWN})
    )
    select p.id, p.name, p.stock_quantity as stock, p.min_stock_level as minimum, coalesce(pace.units, 0) as sold,
      (select json_build_object('url', i.url, 'width', i.width, 'height', i.height, 'alt', i.alt)
        from pictures i where i.url = p.image_url) as image
    from low join products p on p.id = low.id left join pace on pace.product_id = p.id
    order by p.stock_quantity = 0 desc, p.stock_quantity::float / nullif(pace.units, 0) nulls last, p.sort_name
    limit ${SHOWN}`)
  return rows.map(({ sold, ...product }) => ({
    ...product,
    days: sold > 0 ? Math.floor((product.stock * PACE_DAYS) / sold) : null,
  }))
}
