import { nameOfSpanBefore, reportsCopy } from '#office/reports/copy/admin-reports.ts'
import {
  averageOrder,
  calculateProfit,
  changeInPercent,
  paidIn,
  type ReportSums,
} from '#office/reports/domain.ts'
import type { ReportSpan } from '#orders/domain/report-span.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { Figure } from '#ui/admin/figure.tsx'

const copy = reportsCopy.figures

interface ReportFiguresProps {
  span: ReportSpan
  sums: ReportSums
  before: ReportSums
}

export function ReportFigures({ span, sums, before }: ReportFiguresProps) {
  const against = nameOfSpanBefore(span)
  const change = (figure: (period: ReportSums) => number) => (
    <Change now={figure(sums)} before={figure(before)} name={against} />
  )
  const profit = calculateProfit(sums)
  return (
    <dl className="kpis kpis--8">
      <Figure name={copy.revenue} value={formatBrl(paidIn(sums))}>
        {copy.revenueNote}, {change(paidIn)}
      </Figure>
      <Figure name={copy.units} value={formatWhole(sums.units)}>
        {copy.inOrders(sums.orders)}, {change((period) => period.units)}
      </Figure>
      <Figure name={copy.average} value={formatBrl(averageOrder(sums))}>
        {copy.averageNote}, {change(averageOrder)}
      </Figure>
      <Figure name={copy.profit} value={formatBrl(profit)}>
        {paidIn(sums) > 0 && `${copy.profitShare(Math.round((profit / paidIn(sums)) * 100))}, `}
        {change(calculateProfit)}
      </Figure>
      <Figure name={copy.freight} value={formatBrl(sums.freight)}>
        {copy.freightNote(sums.freightWaived)}, {change((period) => period.freight)}
      </Figure>
      <Figure name={copy.freightCost} value={formatBrl(sums.freightCost)}>
        {sums.ridesOpen > 0 ? copy.ridesOpen(sums.ridesOpen) : copy.kept(sums.freight - sums.freightCost)}
      </Figure>
      <Figure name={copy.cost} value={formatBrl(sums.cost)}>
        {copy.costNote}
      </Figure>
      <Figure name={copy.refunds} value={formatBrl(sums.refunds)}>
        {copy.refundedOrders(sums.refundedOrders)}
        {copy.returns(sums)}
      </Figure>
    </dl>
  )
}

function Change({ now, before, name }: { now: number; before: number; name: string }) {
  const percent = changeInPercent(now, before)
  if (percent === null) return copy.nothingBefore(name)
  return (
    <>
      <b className={percent < 0 ? 'is-down' : undefined}>{copy.change(percent)}</b>{' '}
      {percent === 0 ? copy.equal(name) : copy.against(name)}
    </>
  )
}
