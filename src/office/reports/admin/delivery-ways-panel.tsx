import { wayGroupLabels } from '#fulfilment/orders/copy/admin-orders.ts'
import { reportsCopy } from '#office/reports/copy/admin-reports.ts'
import { paidIn, type ReportSums } from '#office/reports/domain.ts'
import type { WaySales } from '#office/reports/use-cases/list-delivery-ways.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { SheetPanel } from './sheet-panel.tsx'

const copy = reportsCopy.ways
const { columns } = copy

export function DeliveryWaysPanel({ ways, sums }: { ways: readonly WaySales[]; sums: ReportSums }) {
  if (ways.length < 2) return null
  return (
    <SheetPanel
      id="ways"
      words={copy}
      sums={
        <tr>
          <th scope="row">{copy.total}</th>
          <Numbers {...sums} revenue={paidIn(sums)} />
        </tr>
      }
    >
      {ways.map((row) => (
        <tr key={row.way}>
          <th scope="row">{wayGroupLabels[row.way]}</th>
          <Numbers {...row} />
        </tr>
      ))}
    </SheetPanel>
  )
}

function Numbers({ orders, revenue, refunds, freight, freightCost }: Omit<WaySales, 'way'>) {
  return (
    <>
      <td data-label={columns.orders}>{formatWhole(orders)}</td>
      <td data-label={columns.revenue}>{formatBrl(revenue)}</td>
      <td data-label={columns.refunds}>{formatBrl(refunds)}</td>
      <td data-label={columns.left}>{formatBrl(revenue - refunds)}</td>
      <td data-label={columns.freight}>{formatBrl(freight)}</td>
      <td data-label={columns.freightCost}>{formatBrl(freightCost)}</td>
    </>
  )
}
