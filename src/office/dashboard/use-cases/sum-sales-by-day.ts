import { sql } from 'drizzle-orm'
import { buildSpan, listDays, type SalesPeriod } from '#office/dashboard/domain/sales-period.ts'
import { soldOrders } from '#orders/use-cases/sales.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { PaidWith } from '#platform/domain/payment-method.ts'
import type { Shop } from '#platform/shop.ts'

export interface DayOfSales {
  readonly day: string
  readonly orders: number
  /** Net of refunds. */
  readonly revenue: Centavos
  readonly revenueByMethod: Readonly<Record<PaidWith, Centavos>>
  /** Charged freight minus actual cost, only for rides with a recorded cost. */
  readonly courierMargin: Centavos
  readonly ridesCounted: number
  readonly ridesOpen: number
}

interface Row extends Record<string, unknown> {
  day: string
  orders: number
  revenue: string
  pix: string
  cash: string
  voucher: string
  margin: string
  counted: number
  open: number
}

export async function sumSalesByDay(shop: Shop, { period }: { period: SalesPeriod }): Promise<DayOfSales[]> {
  const days = listDays(period, shop.clock.now())
  const netSales = sql`paid - refunded`
  const money = sql`paid - refunded - by_voucher`
  const { rows } = await shop.db.execute<Row>(sql`
    with ${soldOrders(buildSpan(days))}
    select day::text, count(*)::int as orders, sum(${netSales})::text as revenue,
      coalesce(sum(${money}) filter (where payment_method = 'pix'), 0)::text as pix,
      coalesce(sum(${money}) filter (where payment_method = 'cash'), 0)::text as cash,
      sum(by_voucher)::text as voucher,
      coalesce(sum(freight - freight_cost) filter (where is_carried), 0)::text as margin,
      (count(freight_cost) filter (where is_carried))::int as counted,
      (count(*) filter (where is_carried and freight_cost is null))::int as open
    from sold where is_kept group by day`)
  const rowsByDay = new Map(rows.map((row) => [row.day, row]))
  return days.map((day) => dayFrom(day, rowsByDay.get(day)))
}

function dayFrom(day: string, row: Row | undefined): DayOfSales {
  const revenue = centavosFromDecimal(row?.revenue ?? '0')
  const pix = centavosFromDecimal(row?.pix ?? '0')
  const cash = centavosFromDecimal(row?.cash ?? '0')
  const voucher = centavosFromDecimal(row?.voucher ?? '0')
  return {
    day,
    orders: row?.orders ?? 0,
    revenue,
    revenueByMethod: { pix, cash, voucher, card: revenue - pix - cash - voucher },
    courierMargin: centavosFromDecimal(row?.margin ?? '0'),
    ridesCounted: row?.counted ?? 0,
    ridesOpen: row?.open ?? 0,
  }
}
