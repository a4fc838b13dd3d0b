import { sql } from 'drizzle-orm'
import type { PaymentMethod } from '#domain/checkout/payment-method.ts'
import { daysOf, firstInstantOf, type SalesPeriod } from '#domain/dashboard/sales-period.ts'
import { FREIGHT_PROVIDER } from '#domain/freight/courier-settings.ts'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import type { Shop } from '#shop/shop.ts'

export interface DayOfSales {
  /** 'yyyy-MM-dd' in São Paulo. */
  readonly day: string
  readonly orders: number
  /** What was kept: less what was given back. */
  readonly revenue: Centavos
  readonly revenueByMethod: Readonly<Record<PaymentMethod, Centavos>>
  /** Charged minus real cost, of the rides whose cost is known. */
  readonly courierMargin: Centavos
  readonly ridesCounted: number
  /** Rides whose real cost nobody has noted yet. */
  readonly ridesOpen: number
}

interface Row extends Record<string, unknown> {
  day: string
  orders: number
  revenue: string
  pix: string
  margin: string
  counted: number
  open: number
}

/** What each day of the period brought, by the day of payment; days without a sale are there with zeros. */
export async function sumSalesByDay(shop: Shop, { period }: { period: SalesPeriod }): Promise<DayOfSales[]> {
  const now = shop.clock.now()
  const since = firstInstantOf(period, now).toISOString()
  const { rows } = await shop.db.execute<Row>(sql`
    select to_char(paid_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day,
      count(*)::int as orders,
      sum(total_amount - refunded_amount)::text as revenue,
      coalesce(sum(total_amount - refunded_amount) filter (where payment_method = 'pix'), 0)::text as pix,
      coalesce(sum(shipping_amount - shipping_actual_cost) filter (where by_courier), 0)::text as margin,
      (count(shipping_actual_cost) filter (where by_courier))::int as counted,
      (count(*) filter (where by_courier and shipping_actual_cost is null))::int as open
    from orders, lateral (select coalesce(shipping_provider = ${FREIGHT_PROVIDER}, false) as by_courier) c
    where payment_status = 'paid' and paid_at >= ${since}::timestamptz
    group by 1`)
  const known = new Map(rows.map((row) => [row.day, row]))
  return daysOf(period, now).map((day) => dayFrom(day, known.get(day)))
}

function dayFrom(day: string, row: Row | undefined): DayOfSales {
  const revenue = centavosFromDecimal(row?.revenue ?? '0')
  const pix = centavosFromDecimal(row?.pix ?? '0')
  return {
    day,
    orders: row?.orders ?? 0,
    revenue,
    revenueByMethod: { pix, card: revenue - pix },
    courierMargin: centavosFromDecimal(row?.margin ?? '0'),
    ridesCounted: row?.counted ?? 0,
    ridesOpen: row?.open ?? 0,
  }
}
