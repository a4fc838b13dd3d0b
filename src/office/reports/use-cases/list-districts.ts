import { sql } from 'drizzle-orm'
import type { Span } from '#orders/domain/report-span.ts'
import { soldOrders } from '#orders/use-cases/sales.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'

export interface DistrictSales {
  /** For parcels: 'Recife, PE'. Empty if the address names no district. */
  readonly district: string
  readonly orders: number
  readonly amount: Centavos
}

/** Parcels need the order's address, which the index lacks. Parcels are rare, so this stays cheap. */
const place = sql`case when delivery_way <> 'carrier' then district else (
  select concat_ws(', ', o.shipping_address->>'city', o.shipping_address->>'state') from orders o where o.id = sold.id) end`

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
