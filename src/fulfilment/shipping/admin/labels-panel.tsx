import { pathTo } from '#addresses.ts'
import { postingCopy, postingRefusals } from '#fulfilment/shipping/copy/admin-posting.ts'
import type { OrderToPost, PostedParcel } from '#fulfilment/shipping/use-cases/load-posting.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { writeIds } from '#ui/admin/chosen-ids.ts'
import { Job } from '#ui/admin/job.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { PostingAnswer } from './posting-action.server.ts'
import { OrderWords } from './waiting-panels.tsx'

const copy = postingCopy.labels

export function LabelsPanel({ orders }: { orders: readonly OrderToPost[] }) {
  if (orders.length === 0) return null
  const printed = orders.filter(({ status }) => status !== 'cancelled')
  const count = printed.reduce((sum, { parcels }) => sum + parcels.length, 0)
  return (
    <Job id="ready-labels" title={copy.title}>
      {count > 0 && (
        <div className="job__foot mt4">
          <LinkButton to={pathTo('adminLabels', {}, { ids: writeIds(printed.map(({ id }) => id)) })}>
            {copy.print(count)}
          </LinkButton>
        </div>
      )}
      <ul>
        {orders.map((order) => (
          <LabelRow key={order.id} order={order} />
        ))}
      </ul>
    </Job>
  )
}

function LabelRow({ order }: { order: OrderToPost }) {
  const waitingParcels = order.parcels.filter(({ state }) => state === 'bought')
  const isBought = waitingParcels.some(({ source }) => source !== 'table')
  return (
    <li className="concern cluster ends grid g3">
      <OrderWords order={order} />
      {order.status === 'cancelled' ? (
        <p className="posting__why">{copy.orderGone}</p>
      ) : (
        <AdminForm<PostingAnswer>
          action={pathTo('adminPosting')}
          intent="post"
          hidden={{ orderId: order.id }}
          failed={postingCopy.postFailed}
          faultOf={({ wrongCost }, id) => (wrongCost === id ? postingRefusals['invalid-cost'] : undefined)}
          draft={`posting:${order.id}`}
          className="stack"
          press={copy.posted}
          saving={copy.busy}
          look={{ small: true, variant: isBought ? 'ghost' : undefined }}
        >
          {({ errorOf }) => (
            <>
              {waitingParcels.map((parcel) => (
                <ParcelFields key={parcel.id} parcel={parcel} order={order} costError={errorOf(parcel.id)} />
              ))}
              {isBought && <p className="hint">{copy.byItself}</p>}
            </>
          )}
        </AdminForm>
      )}
      {waitingParcels.map((parcel) => (
        <CancelLabel key={parcel.id} parcel={parcel} />
      ))}
    </li>
  )
}

interface ParcelFieldsProps {
  parcel: PostedParcel
  order: OrderToPost
  costError: string | undefined
}

function ParcelFields({ parcel, order, costError }: ParcelFieldsProps) {
  const parcelLabel = order.parcels.length > 1 ? ` (${copy.parcel(parcel.number, order.parcels.length)})` : ''
  return (
    <div className="fields">
      <input type="hidden" name="shipmentId" value={parcel.id} />
      <TextField
        label={`${copy.code}${parcelLabel}`}
        name="code"
        data-draft={`code:${parcel.id}`}
        autoComplete="off"
        maxLength={100}
        defaultValue={parcel.trackingCode ?? ''}
      />
      {parcel.cost === null ? (
        <TextField
          label={`${copy.cost}${parcelLabel}`}
          hint={copy.costHint}
          error={costError}
          name="cost"
          data-draft={`cost:${parcel.id}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
      ) : (
        <p>
          <input type="hidden" name="cost" value="" />
          {copy.bought(parcel.cost)}
        </p>
      )}
    </div>
  )
}

/** Collapsed, to prevent cancelling a label by accident. */
function CancelLabel({ parcel }: { parcel: PostedParcel }) {
  return (
    <details className="fold">
      <summary>{copy.cancel}</summary>
      <AdminForm
        action={pathTo('adminPosting')}
        intent="cancel"
        hidden={{ shipmentId: parcel.id }}
        failed={postingCopy.cancelFailed}
        press={copy.confirm}
        saving={copy.cancelling}
        look={{ variant: 'ghost', small: true }}
      >
        <p>{copy.sure}</p>
      </AdminForm>
    </details>
  )
}
