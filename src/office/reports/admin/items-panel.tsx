import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { reportsCopy } from '#office/reports/copy/admin-reports.ts'
import type { Sold, SoldItem } from '#office/reports/use-cases/sum-sold.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { SheetPanel } from './sheet-panel.tsx'

const copy = reportsCopy.items

export function ItemsPanel({ items, total }: Pick<Sold, 'items' | 'total'>) {
  if (items.length === 0) return null
  return (
    <SheetPanel
      id="sold-items"
      words={copy}
      sums={
        <tr>
          <th scope="row">{copy.total}</th>
          <Numbers {...total} />
        </tr>
      }
      below={
        total.lines > items.length && (
          <p className="small muted mt3">{copy.more(items.length, total.lines)}</p>
        )
      }
    >
      {items.map((item) => (
        <tr key={`${item.productId ?? item.name} ${item.size}`}>
          <th scope="row">
            <ItemName item={item} />
          </th>
          <Numbers {...item} />
        </tr>
      ))}
    </SheetPanel>
  )
}

function ItemName({ item: { productId, name, size } }: { item: SoldItem }) {
  return (
    <>
      {productId ? (
        <Link className="quiet-link" to={pathTo('adminProduct', { id: productId })}>
          {name}
        </Link>
      ) : (
        name
      )}
      <small>{[size, !productId && copy.deleted].filter(Boolean).join(', ')}</small>
    </>
  )
}

function Numbers({ units, revenue, cost }: Pick<SoldItem, 'units' | 'revenue' | 'cost'>) {
  const { columns } = copy
  return (
    <>
      <td data-label={columns.units}>{formatWhole(units)}</td>
      <td data-label={columns.revenue}>{formatBrl(revenue)}</td>
      <td data-label={columns.cost}>{formatBrl(cost)}</td>
      <td data-label={columns.left}>{formatBrl(revenue - cost)}</td>
    </>
  )
}
