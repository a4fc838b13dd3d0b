import { isShownByMonth, type ReportSpan, type Span } from '#domain/reports/report-span.ts'
import { noSales, type ReportSums } from '#domain/reports/report-sums.ts'
import type { Shop } from '#shop/shop.ts'
import { listDistricts } from './list-districts.ts'
import { listSoldItems } from './list-sold-items.ts'
import { type DaySums, sumDays } from './sum-days.ts'
import { type RefundSums, sumRefunds } from './sum-refunds.ts'
import { sumTodaysCost, type TodaysCost } from './sum-todays-cost.ts'

const ITEMS_SHOWN = 60
const DISTRICTS_SHOWN = 8

/** A span of days as its owner and her accountant want it, beside the span before. */
export async function loadReport(shop: Pick<Shop, 'db'>, span: ReportSpan) {
  const { before } = span
  const monthsFrom = isShownByMonth(span) ? span.from : undefined
  const [allDays, refunds, refundsBefore, sold, places] = await Promise.all([
    sumDays(shop, { from: before.from, to: span.to }, { monthsFrom }),
    sumRefunds(shop, span),
    sumRefunds(shop, before),
    listSoldItems(shop, { span, limit: ITEMS_SHOWN }),
    listDistricts(shop, { span, limit: DISTRICTS_SHOWN }),
  ])
  const [days, daysBefore] = [within(allDays, span), within(allDays, before)]
  const [todaysCost, todaysCostBefore] = await Promise.all([
    findTodaysCost(shop, span, days),
    findTodaysCost(shop, before, daysBefore),
  ])
  return {
    sums: addUp(days, refunds, todaysCost),
    sumsBefore: addUp(daysBefore, refundsBefore, todaysCostBefore),
    days,
    ...sold,
    districts: places.districts,
    districtCount: places.total,
  }
}

const within = (days: readonly DaySums[], { from, to }: Span) =>
  days.filter(({ day }) => day >= from && day <= to)

/** Asked for only where something was sold without a cost of its own day: in a few years, never. */
async function findTodaysCost(
  shop: Pick<Shop, 'db'>,
  span: Span,
  days: readonly DaySums[],
): Promise<TodaysCost> {
  return days.some(({ unitsWithoutCost }) => unitsWithoutCost > 0)
    ? sumTodaysCost(shop, span)
    : { cost: 0, units: 0, unknown: 0 }
}

function addUp(days: readonly DaySums[], refunds: RefundSums, todaysCost: TodaysCost): ReportSums {
  const sum = (value: (day: DaySums) => number) => days.reduce((total, day) => total + value(day), 0)
  return {
    ...noSales,
    ...refunds,
    orders: sum((day) => day.orders),
    units: sum((day) => day.units),
    candles: sum((day) => day.candles),
    discount: sum((day) => day.discount),
    freight: sum((day) => day.freight),
    gifts: sum((day) => day.gifts),
    freightCost: sum((day) => day.freightCost),
    ridesOpen: sum((day) => day.ridesOpen),
    cost: sum((day) => day.cost) + todaysCost.cost,
    unitsAtTodaysCost: todaysCost.units,
    unitsWithoutCost: todaysCost.unknown,
  }
}
