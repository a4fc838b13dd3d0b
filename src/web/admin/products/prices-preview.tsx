import { Form, useNavigation } from 'react-router'
import { bulkPrices as copy } from '#copy/bulk-prices.ts'
import { type Centavos, formatSignedBrl } from '#domain/money.ts'
import type { PreviewedProduct } from '#shop/admin/products/preview-prices.ts'
import { Button } from '#web/kit/button.tsx'
import { type Column, DataTable } from '#web/kit/data-table.tsx'
import { Note } from '#web/kit/note.tsx'
import { Price } from '#web/kit/price.tsx'

interface Row {
  key: string
  name: string
  size: string | null
  from: Centavos
  to: Centavos
}

const columns: readonly Column<Row>[] = [
  { header: copy.columns.product, cell: ({ name }) => <b>{name}</b> },
  { header: copy.columns.size, nowrap: true, cell: ({ size }) => size ?? copy.onlySize },
  {
    header: copy.columns.from,
    numeric: true,
    nowrap: true,
    cell: ({ from }) => <Price amount={from} plain />,
  },
  {
    header: copy.columns.to,
    numeric: true,
    nowrap: true,
    cell: ({ to }) => (
      <b>
        <Price amount={to} plain />
      </b>
    ),
  },
  {
    header: copy.columns.difference,
    numeric: true,
    nowrap: true,
    cell: ({ from, to }) => formatSignedBrl(to - from),
  },
]

/** Every price as it is and as it would be, and the button that makes it so. */
export function PricesPreview({ products }: { products: readonly PreviewedProduct[] }) {
  const changing = products.filter(({ leftOut }) => leftOut === null)
  const rows = changing.flatMap(({ id, name, pieces }) =>
    pieces.map((piece, place) => ({ ...piece, name, key: `${id} ${place}` })),
  )
  return (
    <section className="panels mt5" aria-labelledby="prices-preview">
      <div className="panel">
        <div className="panel__head">
          <h2 id="prices-preview">{copy.previewTitle}</h2>
        </div>
        {rows.length > 0 ? (
          <DataTable label={copy.table} columns={columns} rows={rows} keyOf={({ key }) => key} />
        ) : (
          <Note>{copy.nothing}</Note>
        )}
      </div>
      <LeftOut products={products.filter(({ leftOut }) => leftOut !== null)} />
      {changing.length > 0 && <ApplyForm products={changing} />}
    </section>
  )
}

function LeftOut({ products }: { products: readonly PreviewedProduct[] }) {
  if (products.length === 0) return null
  return (
    <div className="panel">
      <div className="panel__head">
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

function ApplyForm({ products }: { products: readonly PreviewedProduct[] }) {
  const busy = useNavigation().formData?.get('intent') === 'apply'
  const plan = JSON.stringify(products.map(({ wanted }) => wanted))
  return (
    <>
      <p className="small muted">{copy.cartNote}</p>
      <Form method="post" className="form-foot">
        <input type="hidden" name="intent" value="apply" />
        <input type="hidden" name="plan" value={plan} />
        <Button type="submit" busy={busy} busyLabel={copy.applying}>
          {copy.apply(products.length)}
        </Button>
      </Form>
    </>
  )
}
