import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { reportsCopy } from '#copy/admin/reports.ts'
import { formatWhole } from '#domain/format-number.ts'
import { formatBrl } from '#domain/money.ts'
import type { Sold, SoldItem } from '#shop/admin/reports/sum-sold.ts'

const copy = reportsCopy.items

/** What sold, by candle and size, the most first. On a phone each line becomes a card. */
export function ItemsPanel({ items, total }: Pick<Sold, 'items' | 'total'>) {
  const { columns } = copy
  if (items.length === 0) return null
  return (
    <section className="panel" aria-labelledby="sold-items">
      <div className="panel__head">
        <h2 id="sold-items">{copy.title}</h2>
        <span className="small muted">{copy.note}</span>
      </div>
      <table className="table sheet">
        <caption className="sr">{copy.table}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.units}</th>
            <th scope="col">{columns.revenue}</th>
            <th scope="col">{columns.cost}</th>
            <th scope="col">{columns.left}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={`${item.productId ?? item.name} ${item.size}`}>
              <th scope="row">
                <ItemName item={item} />
              </th>
              <Numbers {...item} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.total}</th>
            <Numbers {...total} />
          </tr>
        </tfoot>
      </table>
      {total.lines > items.length && (
        <p className="small muted mt3">{copy.more(items.length, total.lines)}</p>
      )}
    </section>
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
