import { sql } from 'drizzle-orm'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { sellingPrice } from '#shop/prices/selling-price.ts'
import type { Shop } from '#shop/shop.ts'

/** A candle in one size, as it can be written into an order. */
export interface Sellable {
  readonly productId: string
  readonly variantId: string | null
  readonly name: string
  readonly size: string | null
  readonly price: Centavos
  readonly units: number
}

type Row = Record<string, unknown> & Omit<Sellable, 'price'> & { price: string }

/** Every candle on sale, by name and size; a kit is written down as its parts. */
export async function listSellable({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<Sellable[]> {
  const { rows } = await db.execute<Row>(sql`
    select p.id as "productId", v.id as "variantId", p.name, v.name as size,
      ${sellingPrice({ today: isoDay(clock.now()), product: 'p', size: 'v' })}::text as price, coalesce(v.stock_quantity, p.stock_quantity) as units
    from products p left join product_variants v on v.product_id = p.id
    where p.active and p.kit_kind is null order by p.sort_name, p.id, v.position, v.id`)
  return rows.map((row) => ({ ...row, price: centavosFromDecimal(row.price) }))
}
