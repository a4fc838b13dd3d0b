import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { OrderForToday } from '#fulfilment/orders/use-cases/list-orders-for-today.ts'
import { dispatchCopy } from '#fulfilment/shipping/copy/admin-dispatch.ts'
import { todayCopy } from '#office/today/admin-copy.ts'
import type { PackRow } from '#office/today/use-cases/arrange-today.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { writeIds } from '#ui/admin/chosen-ids.ts'
import { EmptyJob, Job } from '#ui/admin/job.tsx'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { type LineChange, withChanges } from '#ui/form/pending-changes.ts'
import { usePendingChanges } from '#ui/form/use-pending-changes.ts'
import { ChooseOrders } from './choose-orders.tsx'

const copy = todayCopy.pack

interface PackPanelProps {
  toPack: readonly OrderForToday[]
  rows: readonly PackRow[]
}

export function PackPanel({ toPack, rows }: PackPanelProps) {
  if (toPack.length === 0) return <EmptyJob id="pack" title={copy.empty} />
  const sum = (count: (row: PackRow) => number) => rows.reduce((total, row) => total + count(row), 0)
  const units = sum(({ quantity }) => quantity)
  const picked = sum((row) => row.picked)
  const ids = writeIds(toPack.map(({ id }) => id))
  return (
    <Job id="pack" title={copy.title} summary={copy.summary(units, toPack.length, picked)}>
      <ul className="pack">
        {rows.map((row) => (
          <PackTick key={row.key} row={row} />
        ))}
      </ul>
      <div className="job__foot mt4">
        <LinkButton to={pathTo('adminPackingSlips', {}, { ids, from: 'hoje' })}>
          <AdminIcon name="printer" />
          {copy.print(toPack.length)}
        </LinkButton>
        <AdminForm
          action={pathTo('adminDispatch')}
          intent="pack"
          hidden={{ ids }}
          failed={dispatchCopy.packFailed}
          press={copy.packed(toPack.length)}
          saving={copy.packing}
          look={{ variant: 'ghost', block: true }}
        />
      </div>
      <details className="job__more">
        <summary>{copy.each}</summary>
        <ChooseOrders orders={toPack} label={copy.choose} />
      </details>
    </Job>
  )
}

/** The packed state is stored on the server, so all devices show the same. */
function PackTick({ row }: { row: PackRow }) {
  const { changes, change } = usePendingChanges({
    action: pathTo('adminDispatch'),
    fieldsOf: pickFields,
    nameOf: () => row.name,
    failed: dispatchCopy.pickFailed,
    loaded: row,
  })
  const ids = row.itemIds.join(',')
  const isOn = withChanges([{ id: ids, quantity: row.picked === row.quantity ? 1 : 0 }], changes).length > 0
  const missing = row.picked > 0 && !isOn ? row.quantity - row.picked : 0
  const details = copy.row(row.variantName, row.orders)

  function press(event: FormEvent) {
    event.preventDefault()
    change(ids, isOn ? 0 : 1)
  }

  return (
    <li>
      <Form method="post" action={pathTo('adminDispatch')} onSubmit={press}>
        <input type="hidden" name="ids" value={ids} />
        <button
          type="submit"
          name="intent"
          value={isOn ? 'put-back' : 'pick'}
          className="grid pack__row"
          aria-pressed={isOn}
        >
          <Image image={row.image} sizes="4rem" alt="" />
          <span>
            <b>{row.name}</b>
            <small>{missing > 0 ? `${details}, ${copy.missing(missing)}` : details}</small>
          </span>
          <span className="pack__q num">{row.quantity}×</span>
          <span className="bigtick" aria-hidden="true" />
        </button>
      </Form>
    </li>
  )
}

const pickFields = ({ lineId: ids, quantity }: LineChange) => ({
  intent: quantity > 0 ? 'pick' : 'put-back',
  ids,
})
