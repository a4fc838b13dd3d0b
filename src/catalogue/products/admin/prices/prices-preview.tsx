import { pathTo } from '#addresses.ts'
import { bulkPrices as copy } from '#catalogue/products/copy/admin-bulk-prices.ts'
import type { PreviewedProduct } from '#catalogue/products/use-cases/preview-prices.ts'
import { type Centavos, formatBrl, formatSignedBrl } from '#platform/domain/money.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { PricesAnswer } from './prices-action.server.ts'

interface Row {
  key: string
  name: string
  size: string | null
  from: Centavos
  to: Centavos
}

const { columns } = copy

interface PricesPreviewProps {
  products: readonly PreviewedProduct[]
  /** Shown on the button, because the input may already hold another value. */
  percent: number
  onDone: (answer: PricesAnswer) => void
}

export function PricesPreview({ products, percent, onDone }: PricesPreviewProps) {
  const changing = products.filter(({ leftOut }) => leftOut === null)
  const rows = changing.flatMap(({ id, name, pieces }) =>
    pieces.map((piece, place) => ({ ...piece, name, key: `${id} ${place}` })),
  )
  return (
    <section className="panels grid g5 mt5" aria-labelledby="prices-preview">
      <div className="panel">
        <div className="panel__head cluster ends baseline">
          <h2 id="prices-preview">{copy.previewTitle}</h2>
        </div>
        {rows.length > 0 ? <PricesTable rows={rows} /> : <Note>{copy.nothing}</Note>}
      </div>
      <LeftOut products={products.filter(({ leftOut }) => leftOut !== null)} />
      {changing.length > 0 && <ApplyForm products={changing} percent={percent} onDone={onDone} />}
    </section>
  )
}

function PricesTable({ rows }: { rows: readonly Row[] }) {
  return (
    <table className="table sheet">
      <caption className="sr">{copy.table}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.product}</th>
          <th scope="col">{columns.from}</th>
          <th scope="col">{columns.to}</th>
          <th scope="col">{columns.difference}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, size, from, to }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <small>{size ?? copy.onlySize}</small>
            </th>
            <td data-label={columns.from}>{formatBrl(from)}</td>
            <td data-label={columns.to}>
              <b>{formatBrl(to)}</b>
            </td>
            <td data-label={columns.difference}>{formatSignedBrl(to - from)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function LeftOut({ products }: { products: readonly PreviewedProduct[] }) {
  if (products.length === 0) return null
  return (
    <div className="panel">
      <div className="panel__head cluster ends baseline">
        <h2>{copy.leftTitle}</h2>
      </div>
      <ul className="stack">
        {products.map(({ id, name, leftOut, saleUntil }) => (
          <li key={id}>
            <b>{name}</b>: {leftOut && copy.left(leftOut, saleUntil)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function ApplyForm({ products, percent, onDone }: PricesPreviewProps) {
  return (
    <>
      <p className="small muted">{copy.cartNote}</p>
      <AdminForm<PricesAnswer>
        action={pathTo('adminProductPrices')}
        intent="apply"
        hidden={{ plan: JSON.stringify(products.map(({ plan }) => plan)) }}
        hasFiles
        failed={copy.failed}
        onSaved={onDone}
        className="form-foot"
        press={copy.apply(products.length, percent)}
        saving={copy.applying}
      />
    </>
  )
}
