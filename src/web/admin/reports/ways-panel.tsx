import { wayGroupLabels } from '#copy/admin/orders/orders.ts'
import { reportsCopy } from '#copy/admin/reports.ts'
import { formatWhole } from '#domain/format-number.ts'
import { formatBrl } from '#domain/money.ts'
import { paidIn, type ReportSums } from '#domain/reports/report-sums.ts'
import type { WaySales } from '#shop/admin/reports/list-ways.ts'

const copy = reportsCopy.ways
const { columns } = copy

/** The same sales told by who carried them; with one way only there is nothing to compare. */
export function WaysPanel({ ways, sums }: { ways: readonly WaySales[]; sums: ReportSums }) {
  if (ways.length < 2) return null
  return (
    <section className="panel" aria-labelledby="ways">
      <div className="panel__head">
        <h2 id="ways">{copy.title}</h2>
        <span className="small muted">{copy.note}</span>
      </div>
      <table className="table sheet">
        <caption className="sr">{copy.table}</caption>
        <thead>
          <tr>
            {Object.values(columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ways.map((each) => (
            <tr key={each.way}>
              <th scope="row">{wayGroupLabels[each.way]}</th>
              <Numbers {...each} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.total}</th>
            <Numbers {...sums} revenue={paidIn(sums)} />
          </tr>
        </tfoot>
      </table>
    </section>
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
