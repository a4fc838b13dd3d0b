import { isShownByMonth, type ReportSpan, type Span } from '#domain/reports/report-span.ts'
import { noSales, type ReportSums } from '#domain/reports/report-sums.ts'
import type { Shop } from '#shop/shop.ts'
import { listDistricts } from './list-districts.ts'
import { listSoldItems } from './list-sold-items.ts'
import { type SalesOfDays, sumDays } from './sum-days.ts'
import { type RefundSums, sumRefunds } from './sum-refunds.ts'

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
  const days = within(allDays, span)
  return {
    sums: addUp(days, refunds),
    sumsBefore: addUp(within(allDays, before), refundsBefore),
    days,
    sold,
    districts: places.districts,
    districtCount: places.total,
  }
}

function within({ paid, units }: SalesOfDays, { from, to }: Span): SalesOfDays {
  const isWithin = ({ day }: { day: string }) => day >= from && day <= to
  return { paid: paid.filter(isWithin), units: units.filter(isWithin) }
}

function addUp({ paid, units }: SalesOfDays, refunds: RefundSums): ReportSums {
  return {
    ...noSales,
    ...refunds,
    orders: sum(paid, (day) => day.orders),
    candles: sum(paid, (day) => day.candles),
    discount: sum(paid, (day) => day.discount),
    freight: sum(paid, (day) => day.freight),
    gifts: sum(paid, (day) => day.gifts),
    freightCost: sum(paid, (day) => day.freightCost),
    ridesOpen: sum(paid, (day) => day.ridesOpen),
    units: sum(units, (day) => day.units),
    cost: sum(units, (day) => day.cost),
    unitsAtTodaysCost: sum(units, (day) => day.unitsAtTodaysCost),
    unitsWithoutCost: sum(units, (day) => day.unitsWithoutCost),
  }
}

function sum<Day>(days: readonly Day[], value: (day: Day) => number): number {
  return days.reduce((total, day) => total + value(day), 0)
}
