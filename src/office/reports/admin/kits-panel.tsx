import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { reportsCopy } from '#office/reports/copy/admin-reports.ts'
import type { KitSales } from '#office/reports/use-cases/list-kits.ts'
import type { Sold } from '#office/reports/use-cases/sum-sold.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { SheetPanel } from './sheet-panel.tsx'

const copy = reportsCopy.kits
const { columns } = copy

type Sums = Pick<KitSales, 'units' | 'revenue' | 'cost'>

const sumRows = (rows: readonly Sums[]): Sums => ({
  units: rows.reduce((sum, { units }) => sum + units, 0),
  revenue: rows.reduce((sum, { revenue }) => sum + revenue, 0),
  cost: rows.reduce((sum, { cost }) => sum + cost, 0),
})

/** Counts the same candles as the item table, grouped by the kit they were sold in. */
export function KitsPanel({ kits, all }: { kits: readonly KitSales[]; all: Sold['total'] }) {
  if (kits.length === 0) return null
  const inKits = sumRows(kits)
  const single = {
    units: all.units - inKits.units,
    revenue: all.revenue - inKits.revenue,
    cost: all.cost - inKits.cost,
  }
  return (
    <SheetPanel
      id="sold-kits"
      words={copy}
      sums={
        <tr>
          <th scope="row">{copy.total}</th>
          <Numbers kits={formatWhole(kits.reduce((sum, kit) => sum + kit.kits, 0))} sums={all} />
        </tr>
      }
    >
      {kits.map((kit) => (
        <tr key={kit.productId ?? kit.name}>
          <th scope="row">
            {kit.productId ? (
              <Link className="quiet-link" to={pathTo('adminProduct', { id: kit.productId })}>
                {kit.name}
              </Link>
            ) : (
              kit.name
            )}
          </th>
          <Numbers kits={formatWhole(kit.kits)} sums={kit} />
        </tr>
      ))}
      <tr>
        <th scope="row">{copy.single}</th>
        <Numbers kits="–" sums={single} />
      </tr>
    </SheetPanel>
  )
}

function Numbers({ kits, sums: { units, revenue, cost } }: { kits: string; sums: Sums }) {
  return (
    <>
      <td data-label={columns.kits}>{kits}</td>
      <td data-label={columns.units}>{formatWhole(units)}</td>
      <td data-label={columns.revenue}>{formatBrl(revenue)}</td>
      <td data-label={columns.cost}>{formatBrl(cost)}</td>
      <td data-label={columns.left}>{formatBrl(revenue - cost)}</td>
    </>
  )
}
