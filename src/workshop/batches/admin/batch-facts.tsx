import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { formatAmount } from '#catalogue/stock/domain/amount.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { Figure } from '#ui/admin/figure.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { DataTable } from '#ui/elements/data-table.tsx'
import { Image } from '#ui/elements/image.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { batchPageCopy as words } from '#workshop/batches/copy/admin-batch-page.ts'
import type { FoundBatch } from '#workshop/batches/use-cases/find-batch.ts'

const { figures } = words
const sumNumbers = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

export function BatchFigures({ batch }: { batch: FoundBatch }) {
  const { sizes, losses, soldTo, readyOn, image } = batch
  const knowsCost = sizes.every(({ total }) => total !== null)
  const isOne = sizes.length === 1
  const costs = isOne ? sizes.map(({ cost }) => cost ?? 0) : sizes.map(({ total }) => total ?? 0)
  return (
    <>
      <div className="leva">
        <Image image={image} sizes="8rem" alt="" />
        <dl className="kpis">
          <Figure name={figures.units} value={sumNumbers(sizes.map(({ units }) => units))}>
            {figures.lost(sumNumbers(losses.map(({ units }) => units)))}
          </Figure>
          <Figure name={figures.sold} value={sumNumbers(sizes.map(({ sold }) => sold))}>
            {figures.orders(soldTo)}
          </Figure>
          <Figure name={figures.left} value={sumNumbers(sizes.map(({ left }) => left))}>
            {whereTheyAre(sizes, readyOn)}
          </Figure>
          <Figure
            name={isOne ? figures.each : figures.whole}
            value={knowsCost ? formatBrl(sumNumbers(costs)) : words.noCost}
          >
            {isOne ? '' : figures.wholeHint}
          </Figure>
        </dl>
      </div>
      {!knowsCost && <p className="hint">{words.noCostHint}</p>}
    </>
  )
}

function whereTheyAre(sizes: FoundBatch['sizes'], readyOn: string): string {
  if (sizes.some(({ state }) => state === 'curing')) return figures.curing(readyOn)
  return sizes.some(({ state }) => state === 'ready') ? figures.onShelf : figures.ended
}

export function Holders({ number, holders }: Pick<FoundBatch, 'number' | 'holders'>) {
  return (
    <section className="panel" aria-labelledby="holders">
      <div className="panel__head cluster ends baseline">
        <h2 id="holders">{words.holdersPanel}</h2>
        {holders.length > 0 && (
          <span className="muted small num">
            {words.summary(sumNumbers(holders.map(({ units }) => units)), holders.length)}
          </span>
        )}
      </div>
      {holders.length === 0 && <p className="small muted">{words.nobody}</p>}
      <ul className="batch-holders">
        {holders.map(({ orderId, orderNumber, customerName, units, day }) => (
          <li key={orderId}>
            <Link to={pathTo('adminOrder', { id: orderId })}>{customerName || words.noName}</Link>
            <small className="muted num">
              <Unbroken>{orderNumber}</Unbroken>, {words.day(day)}
            </small>
            <span className="num">{words.took(units)}</span>
          </li>
        ))}
      </ul>
      <div className="cluster ends batch-wrong">
        <p className="small">
          <b>{words.wrong}</b> {words.wrongHint}
        </p>
        <LinkButton variant="ghost" small to={pathTo('adminRecall', {}, { leva: String(number) })}>
          {words.holders}
        </LinkButton>
      </div>
    </section>
  )
}

export function Materials({ materials }: Pick<FoundBatch, 'materials'>) {
  const { materialColumns: columns } = words
  return (
    <section className="panel">
      <div className="panel__head cluster ends baseline">
        <h2>{words.materials}</h2>
      </div>
      {materials.length === 0 ? (
        <p className="small muted">{words.noMaterials}</p>
      ) : (
        <>
          <DataTable
            label={words.materials}
            rows={materials}
            keyOf={({ id }) => id}
            columns={[
              { header: columns.name, cell: (material) => <Source material={material} /> },
              {
                header: columns.amount,
                numeric: true,
                nowrap: true,
                cell: ({ amount, unit }) => formatAmount(amount, unit),
              },
              {
                header: columns.worth,
                numeric: true,
                nowrap: true,
                cell: ({ worth }) => formatBrl(worth),
              },
            ]}
          />
          <p className="batch-total">
            {words.total} <b className="num">{formatBrl(sumNumbers(materials.map(({ worth }) => worth)))}</b>
          </p>
        </>
      )}
    </section>
  )
}

function Source({ material: { id, name, supplier, lots } }: { material: FoundBatch['materials'][number] }) {
  return (
    <>
      <Link className="batch-material" to={pathTo('adminMaterial', { id })}>
        {name}
      </Link>
      {(supplier !== '' || lots.length > 0) && (
        <small className="muted">
          {supplier}
          {lots.map((lot, place) => (
            <span key={lot}>
              {(supplier !== '' || place > 0) && ', '}
              <Link to={pathTo('adminRecall', {}, { material: id, lote: lot })}>{words.lot(lot)}</Link>
            </span>
          ))}
        </small>
      )}
    </>
  )
}
