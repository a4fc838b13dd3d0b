import { sql } from 'drizzle-orm'
import type { ImageInfo } from '#domain/images/image-variants.ts'
import { imageAt } from '#shop/catalogue/product-card.ts'
import { unitsBack } from '#shop/orders/sales.ts'
import type { Shop } from '#shop/shop.ts'
import { type CustomerId, isOrderOf } from './customer-id.ts'

export interface Purchase extends Record<string, unknown> {
  /** Null for a candle that was deleted since. */
  productId: string | null
  name: string
  /** Empty for a candle that comes in one size only. */
  size: string
  /** Without what went back. */
  units: number
  /** The day of the last one, 'yyyy-MM-dd'. */
  lastOn: string
  image: ImageInfo | null
}

/** What somebody has bought and not given back: each candle in each size, what she takes most of first. */
export async function listPurchases({ db }: Pick<Shop, 'db'>, customer: CustomerId): Promise<Purchase[]> {
  const { rows } = await db.execute<Purchase>(sql`
    with line as (
      select i.product_id, coalesce(p.name, i.name) as name, i.size, o.sold_on, i.quantity - ${unitsBack} as units,
        coalesce(nullif(p.image_url, ''), i.product_snapshot->'images'->>0) as url
      from orders o join order_items i on i.order_id = o.id left join products p on p.id = i.product_id
      where ${isOrderOf(customer)} and o.sold_on is not null and o.origin <> 'voucher'),
    bought as (
      select product_id, name, size, sum(units)::int as units, max(sold_on) as last_on,
        (array_agg(url order by sold_on desc))[1] as url
      from line where units > 0 group by product_id, name, size)
    select product_id as "productId", name, size, units, last_on::text as "lastOn", ${imageAt(sql`bought.url`)} as image
    from bought order by units desc, last_on desc, name, size`)
  return rows
}
