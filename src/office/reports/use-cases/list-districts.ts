import { sql } from 'drizzle-orm'
import type { Span } from '#orders/domain/report-span.ts'
import { soldOrders } from '#orders/use-cases/sales.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'

export interface DistrictSales {
  /** Of a parcel its city, 'Recife, PE'; empty where the addresses name no district. */
  readonly district: string
  readonly orders: number
  readonly amount: Centavos
}

/** Parcels are few, so that the index still says it for nearly all. */
const place = sql`case when delivery_way <> 'carrier' then district else (
  select concat_ws(', ', o.shipping_address->>'city', o.shipping_address->>'state') from orders o where o.id = sold.id) end`

/** Where the orders of these days went to, freight included; `limit` null for all of them. */
export async function listDistricts(
  { db }: Pick<Shop, 'db'>,
  { span, limit }: { span: Span; limit: number | null },
): Promise<{ districts: DistrictSales[]; total: number }> {
  const { rows } = await db.execute<{ district: string; orders: number; amount: string; total: number }>(sql`
    with ${soldOrders(span)}
    select place as district, count(*)::int as orders, sum(paid)::text as amount, (count(*) over ())::int as total
    from (select paid, ${place} as place from sold) each group by place order by sum(paid) desc, place limit ${limit}`)
  return {
    districts: rows.map(({ district, orders, amount }) => ({
      district,
      orders,
      amount: centavosFromDecimal(amount),
    })),
    total: rows[0]?.total ?? 0,
  }
}
