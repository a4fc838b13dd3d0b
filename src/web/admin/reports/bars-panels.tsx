import type { CSSProperties } from 'react'
import { reportsCopy } from '#copy/admin/reports.ts'
import { type Centavos, formatBrl } from '#domain/money.ts'
import type { DistrictSales } from '#shop/admin/reports/list-districts.ts'
import type { DaySums } from '#shop/admin/reports/sum-days.ts'
import { sumWaysOfPayment } from './ways-of-payment.ts'

const { payments, districts: districtsCopy } = reportsCopy

export function PaymentsPanel({ days }: { days: readonly DaySums[] }) {
  const ways = sumWaysOfPayment(days)
  return (
    <section className="panel" aria-labelledby="payments">
      <div className="panel__head">
        <h2 id="payments">{payments.title}</h2>
        <span className="small muted">{payments.note}</span>
      </div>
      <Bars
        rows={ways.map(({ way, orders, amount }) => ({
          key: way,
          label: payments.row(payments.ways[way], orders),
          amount,
        }))}
      />
    </section>
  )
}

export function DistrictsPanel({ districts, count }: { districts: readonly DistrictSales[]; count: number }) {
  return (
    <section className="panel" aria-labelledby="districts">
      <div className="panel__head">
        <h2 id="districts">{districtsCopy.title}</h2>
        <span className="small muted">{districtsCopy.note}</span>
      </div>
      <Bars
        rows={districts.map(({ district, orders, amount }) => ({
          key: district,
          label: districtsCopy.row(district || districtsCopy.none, orders),
          amount,
        }))}
      />
      {count > districts.length && (
        <p className="small muted mt3">{districtsCopy.more(districts.length, count)}</p>
      )}
    </section>
  )
}

/** Each bar beside its number, longest for the largest. */
function Bars({ rows }: { rows: readonly { key: string; label: string; amount: Centavos }[] }) {
  const most = Math.max(1, ...rows.map(({ amount }) => amount))
  return (
    <ul className="bars">
      {rows.map(({ key, label, amount }) => (
        <li key={key}>
          <span>{label}</span>
          <span className="num">{formatBrl(amount)}</span>
          <i style={{ '--v': `${Math.round((amount / most) * 100)}%` } as CSSProperties} />
        </li>
      ))}
    </ul>
  )
}
