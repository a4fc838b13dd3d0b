import { sql } from 'drizzle-orm'
import type { Span } from '#orders/domain/report-span.ts'
import { selectStep, soldOrders } from '#orders/use-cases/sales.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { PaidWith, PaymentProvider } from '#platform/domain/payment-method.ts'
import type { Shop } from '#platform/shop.ts'

export interface DaySums {
  /** First day of the month, if grouped by month. */
  readonly day: string
  readonly method: PaidWith
  readonly provider: PaymentProvider
  readonly orders: number
  readonly candles: Centavos
  readonly discount: Centavos
  readonly freight: Centavos
  readonly freightWaived: Centavos
  readonly gifts: Centavos
  readonly byVoucher: Centavos
  readonly freightCost: Centavos
  readonly ridesOpen: number
}

type Amount = 'candles' | 'discount' | 'freight' | 'freightWaived' | 'gifts' | 'byVoucher' | 'freightCost'
type PaidRow = Record<string, unknown> &
  Omit<DaySums, Amount | 'day'> &
  Record<Amount, string> & { step: number }

/** Groups by day first, because there are fewer days than orders. */
export async function sumPaid(
  { db }: Pick<Shop, 'db'>,
  span: Span,
  steps: readonly string[],
): Promise<DaySums[]> {
  const day = steps.length > 1 ? sql`day, ` : sql``
  const { rows } = await db.execute<PaidRow>(sql`
    with ${soldOrders(span)}, days as (
      select min(day) as day, payment_method, payment_provider, count(*) as orders, sum(candles) as candles, sum(discount) as discount,
        sum(freight) as freight, sum(waived) as waived, sum(gifts) as gifts, sum(voucher_paid) as by_voucher, sum(freight_cost) as freight_cost,
        count(*) filter (where is_carried and freight_cost is null) as rides_open
      from sold group by ${day}payment_method, payment_provider)
    select ${selectStep(steps)} as step, payment_method as method, payment_provider as provider, sum(orders)::int as orders,
      sum(candles)::text as candles, sum(discount)::text as discount, sum(freight)::text as freight, sum(gifts)::text as gifts, sum(by_voucher)::text as "byVoucher",
      sum(waived)::text as "freightWaived", coalesce(sum(freight_cost), 0)::text as "freightCost", sum(rides_open)::int as "ridesOpen"
    from days group by step, payment_method, payment_provider order by step`)
  return rows.map(({ step, ...row }) => ({
    ...row,
    day: steps[step - 1] ?? '',
    candles: centavosFromDecimal(row.candles),
    discount: centavosFromDecimal(row.discount),
    freight: centavosFromDecimal(row.freight),
    freightWaived: centavosFromDecimal(row.freightWaived),
    gifts: centavosFromDecimal(row.gifts),
    byVoucher: centavosFromDecimal(row.byVoucher),
    freightCost: centavosFromDecimal(row.freightCost),
  }))
}
