import { sql } from 'drizzle-orm'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import type { Span } from '#domain/reports/report-span.ts'
import { soldOrders } from '#shop/orders/sales.ts'
import type { Shop } from '#shop/shop.ts'

export interface DistrictSales {
  /** Empty where the addresses name none. */
  readonly district: string
  readonly orders: number
  readonly amount: Centavos
}

/** Where the orders of these days went to, freight included; `limit` null for all of them. */
export async function listDistricts(
  { db }: Pick<Shop, 'db'>,
  { span, limit }: { span: Span; limit: number | null },
): Promise<{ districts: DistrictSales[]; total: number }> {
  const { rows } = await db.execute<{ district: string; orders: number; amount: string; total: number }>(sql`
    with ${soldOrders(span)}
    select district, count(*)::int as orders, sum(paid)::text as amount, (count(*) over ())::int as total
    from sold group by district order by sum(paid) desc, district limit ${limit}`)
  return {
    districts: rows.map(({ district, orders, amount }) => ({
      district,
      orders,
      amount: centavosFromDecimal(amount),
    })),
    total: rows[0]?.total ?? 0,
  }
}
