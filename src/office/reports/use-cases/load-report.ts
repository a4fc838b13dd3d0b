import { noSales, type ReportSums } from '#office/reports/domain.ts'
import { listSteps, type ReportSpan } from '#orders/domain/report-span.ts'
import type { Shop } from '#platform/shop.ts'
import { listDeliveryWays } from './list-delivery-ways.ts'
import { listDistricts } from './list-districts.ts'
import { listKits } from './list-kits.ts'
import { type DaySums, sumPaid } from './sum-paid.ts'
import { type RefundSums, sumRefunds } from './sum-refunds.ts'
import { type Costs, type DayUnits, sumCosts, sumSold } from './sum-sold.ts'
import { sumVouchers, type VoucherSums } from './sum-vouchers.ts'

const ITEMS_SHOWN = 60
const DISTRICTS_SHOWN = 8

export interface SalesOfDays {
  readonly paid: readonly DaySums[]
  readonly units: readonly DayUnits[]
}

export async function loadReport(shop: Pick<Shop, 'db'>, span: ReportSpan) {
  const { before } = span
  const steps = listSteps(span)
  const [sold, costsBefore, paid, paidBefore, places, refunds, refundsBefore, kits, ways, ...vouchers] =
    await Promise.all([
      sumSold(shop, { span, steps, limit: ITEMS_SHOWN }),
      sumCosts(shop, before),
      sumPaid(shop, span, steps),
      sumPaid(shop, before, [before.from]),
      listDistricts(shop, { span, limit: DISTRICTS_SHOWN }),
      sumRefunds(shop, span),
      sumRefunds(shop, before),
      listKits(shop, span),
      listDeliveryWays(shop, span),
      sumVouchers(shop, span),
      sumVouchers(shop, before),
    ])
  const days: SalesOfDays = { paid, units: sold.days }
  return {
    sums: addUp(paid, sold.costs, refunds, vouchers[0]),
    sumsBefore: addUp(paidBefore, costsBefore, refundsBefore, vouchers[1]),
    days,
    sold: { items: sold.items, total: sold.total },
    kits,
    ways,
    districts: places.districts,
    districtCount: places.total,
  }
}

function addUp(
  paidDaySums: readonly DaySums[],
  costs: Costs,
  refunds: RefundSums,
  vouchers: VoucherSums,
): ReportSums {
  return {
    ...noSales,
    ...refunds,
    ...costs,
    ...vouchers,
    orders: sum(paidDaySums, (day) => day.orders),
    candles: sum(paidDaySums, (day) => day.candles),
    discount: sum(paidDaySums, (day) => day.discount),
    freight: sum(paidDaySums, (day) => day.freight),
    freightWaived: sum(paidDaySums, (day) => day.freightWaived),
    gifts: sum(paidDaySums, (day) => day.gifts),
    freightCost: sum(paidDaySums, (day) => day.freightCost),
    ridesOpen: sum(paidDaySums, (day) => day.ridesOpen),
  }
}

function sum<Day>(days: readonly Day[], value: (day: Day) => number): number {
  return days.reduce((total, day) => total + value(day), 0)
}
