import { sql } from 'drizzle-orm'
import type { PaidWith, PaymentProvider } from '#domain/checkout/payment-method.ts'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import type { Span } from '#domain/reports/report-span.ts'
import { salesOf } from '#shop/orders/sales-facts.ts'
import type { Shop } from '#shop/shop.ts'

/** The orders of one day, or of one month of a long span, that were paid in one way. */
export interface DaySums {
  /** The first one with a sale, where it stands for a month. */
  readonly day: string
  readonly method: PaidWith
  readonly provider: PaymentProvider
  readonly orders: number
  readonly units: number
  readonly candles: Centavos
  readonly discount: Centavos
  readonly freight: Centavos
  readonly gifts: Centavos
  readonly freightCost: Centavos
  readonly ridesOpen: number
  readonly cost: Centavos
  /** Units sold before costs were written down. */
  readonly unitsWithoutCost: number
}

type Amount = 'candles' | 'discount' | 'freight' | 'gifts' | 'freightCost' | 'cost'
type Row = Record<string, unknown> & Omit<DaySums, Amount> & Record<Amount, string>

/** By day; with `monthsFrom` by month, where the months before that day and from it on are kept apart. */
export async function sumDays(
  { db }: Pick<Shop, 'db'>,
  span: Span,
  { monthsFrom }: { monthsFrom?: string } = {},
): Promise<DaySums[]> {
  const step = monthsFrom ? sql`date_trunc('month', day), day >= ${monthsFrom}::date` : sql`day`
  const { rows } = await db.execute<Row>(sql`
    with ${salesOf('day_tallies', span)}
    select min(day)::text as day, payment_method as method, payment_provider as provider,
      sum(orders)::int as orders, sum(units)::int as units, sum(candles)::text as candles,
      sum(discount)::text as discount, sum(freight)::text as freight, sum(gifts)::text as gifts, sum(freight_cost)::text as "freightCost",
      sum(rides_open)::int as "ridesOpen", sum(cost)::text as cost, sum(units_without_cost)::int as "unitsWithoutCost"
    from sales group by ${step}, payment_method, payment_provider order by 1`)
  return rows.map((row) => ({
    ...row,
    candles: centavosFromDecimal(row.candles),
    discount: centavosFromDecimal(row.discount),
    freight: centavosFromDecimal(row.freight),
    gifts: centavosFromDecimal(row.gifts),
    freightCost: centavosFromDecimal(row.freightCost),
    cost: centavosFromDecimal(row.cost),
  }))
}
