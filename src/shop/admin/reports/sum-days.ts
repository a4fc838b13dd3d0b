import { type SQL, sql } from 'drizzle-orm'
import type { PaidWith, PaymentProvider } from '#domain/checkout/payment-method.ts'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import type { Span } from '#domain/reports/report-span.ts'
import { soldLines, soldOrders } from '#shop/orders/sales.ts'
import type { Shop } from '#shop/shop.ts'

/** The orders of one day, or of one month of a long span, that were paid in one way. */
export interface DaySums {
  /** The first one with a sale, where it stands for a month. */
  readonly day: string
  readonly method: PaidWith
  readonly provider: PaymentProvider
  readonly orders: number
  readonly candles: Centavos
  readonly discount: Centavos
  readonly freight: Centavos
  readonly gifts: Centavos
  readonly freightCost: Centavos
  readonly ridesOpen: number
}

/** The candles of one day, or month. */
export interface DayUnits {
  readonly day: string
  /** What was given back later does not count. */
  readonly units: number
  /** Of all that was sold, for what comes back is credited on its day. As it was written down when they were sold, else what the product costs today. */
  readonly cost: Centavos
  readonly unitsAtTodaysCost: number
  /** Units of products that were deleted, or whose cost nobody has said. */
  readonly unitsWithoutCost: number
}

export interface SalesOfDays {
  readonly paid: readonly DaySums[]
  readonly units: readonly DayUnits[]
}

type Amount = 'candles' | 'discount' | 'freight' | 'gifts' | 'freightCost'
type PaidRow = Record<string, unknown> & Omit<DaySums, Amount> & Record<Amount, string>
type UnitsRow = Record<string, unknown> & Omit<DayUnits, 'cost'> & { cost: string }

/** By day; with `monthsFrom` by month, where the months before that day and from it on are kept apart. */
export async function sumDays(
  { db }: Pick<Shop, 'db'>,
  span: Span,
  { monthsFrom }: { monthsFrom?: string } = {},
): Promise<SalesOfDays> {
  const step = monthsFrom ? sql`date_trunc('month', day), day >= ${monthsFrom}::date` : sql`day`
  const [paid, units] = await Promise.all([
    db.execute<PaidRow>(paidBy(step, span)),
    db.execute<UnitsRow>(unitsBy(step, span)),
  ])
  return {
    paid: paid.rows.map((row) => ({
      ...row,
      candles: centavosFromDecimal(row.candles),
      discount: centavosFromDecimal(row.discount),
      freight: centavosFromDecimal(row.freight),
      gifts: centavosFromDecimal(row.gifts),
      freightCost: centavosFromDecimal(row.freightCost),
    })),
    units: units.rows.map((row) => ({ ...row, cost: centavosFromDecimal(row.cost) })),
  }
}

/** Days first: a month is dear to find out of a day, and there are fewer days than orders. */
const paidBy = (step: SQL, span: Span) => sql`
  with ${soldOrders(span)}, days as (
    select day, payment_method, payment_provider, count(*) as orders, sum(candles) as candles, sum(discount) as discount,
      sum(freight) as freight, sum(gifts) as gifts, sum(freight_cost) as freight_cost,
      count(*) filter (where by_courier and freight_cost is null) as rides_open
    from sold group by day, payment_method, payment_provider)
  select min(day)::text as day, payment_method as method, payment_provider as provider, sum(orders)::int as orders,
    sum(candles)::text as candles, sum(discount)::text as discount, sum(freight)::text as freight, sum(gifts)::text as gifts,
    coalesce(sum(freight_cost), 0)::text as "freightCost", sum(rides_open)::int as "ridesOpen"
  from days group by ${step}, payment_method, payment_provider order by 1`

/** Looked up only for what was sold without a cost of its own day. */
const todaysCost = sql`(select p.cost from products p where p.id = sold.product_id)`

const unitsBy = (step: SQL, span: Span) => sql`
  with ${soldLines(span)}, days as (
    select day, sum(units) as units, sum(quantity * coalesce(unit_cost, ${todaysCost}, 0)) as cost,
      sum(quantity) filter (where unit_cost is null and ${todaysCost} > 0) as at_todays_cost,
      sum(quantity) filter (where unit_cost is null and coalesce(${todaysCost}, 0) = 0) as without_cost
    from sold group by day)
  select min(day)::text as day, sum(units)::int as units, sum(cost)::numeric(12,2)::text as cost,
    coalesce(sum(at_todays_cost), 0)::int as "unitsAtTodaysCost", coalesce(sum(without_cost), 0)::int as "unitsWithoutCost"
  from days group by ${step} order by 1`
