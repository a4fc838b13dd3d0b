import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { postingCopy, postingRefusals } from '#fulfilment/shipping/copy/admin-posting.ts'
import type { OrderToPost, PostedParcel } from '#fulfilment/shipping/use-cases/load-posting.ts'
import { writeIds } from '#ui/admin/chosen-ids.ts'
import { useAccountDraft } from '#ui/admin/use-account-draft.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { PostingAnswer } from './posting-action.server.ts'
import { OrderWords } from './waiting-panels.tsx'

const copy = postingCopy.labels

export function LabelsPanel({ orders }: { orders: readonly OrderToPost[] }) {
  if (orders.length === 0) return null
  const printed = orders.filter(({ status }) => status !== 'cancelled')
  const count = printed.reduce((sum, { parcels }) => sum + parcels.length, 0)
  return (
    <section className="job" aria-labelledby="ready-labels">
      <div className="job__head">
        <h2 id="ready-labels">{copy.title}</h2>
      </div>
      {count > 0 && (
        <div className="job__foot">
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
    </section>
  )
}

function LabelRow({ order }: { order: OrderToPost }) {
  const fetcher = useFetcher<PostingAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const draft = useAccountDraft(form, `posting:${order.id}`)
  useToastAnswer(fetcher.data, ({ ok }) => ok && draft.forget(), postingCopy.postFailed)
  const waiting = order.parcels.filter(({ state }) => state === 'bought')
  const isBought = waiting.some(({ source }) => source !== 'table')
  return (
    <li className="concern grid g3">
      <OrderWords order={order} />
      {order.status === 'cancelled' ? (
        <p className="posting__why">{copy.orderGone}</p>
      ) : (
        <fetcher.Form
          ref={form}
          method="post"
          action={pathTo('adminPosting')}
          className="stack"
          onInput={draft.note}
        >
          <input type="hidden" name="intent" value="post" />
          <input type="hidden" name="orderId" value={order.id} />
          {waiting.map((parcel) => (
            <ParcelFields
              key={parcel.id}
              parcel={parcel}
              order={order}
              isCostWrong={fetcher.data?.wrongCost === parcel.id}
            />
          ))}
          {isBought && <p className="hint">{copy.byItself}</p>}
          <Button
            type="submit"
            small
            variant={isBought ? 'ghost' : undefined}
            busy={fetcher.state !== 'idle'}
            busyLabel={copy.busy}
          >
            {copy.posted}
          </Button>
        </fetcher.Form>
      )}
      {waiting.map((parcel) => (
        <CancelLabel key={parcel.id} parcel={parcel} />
      ))}
    </li>
  )
}

interface ParcelFieldsProps {
  parcel: PostedParcel
  order: OrderToPost
  isCostWrong: boolean
}

function ParcelFields({ parcel, order, isCostWrong }: ParcelFieldsProps) {
  const which = order.parcels.length > 1 ? ` (${copy.parcel(parcel.number, order.parcels.length)})` : ''
  return (
    <div className="fields">
      <input type="hidden" name="shipmentId" value={parcel.id} />
      <TextField
        label={`${copy.code}${which}`}
        name="code"
        data-draft={`code:${parcel.id}`}
        autoComplete="off"
        maxLength={100}
        defaultValue={parcel.trackingCode ?? ''}
      />
      {parcel.cost === null ? (
        <TextField
          label={`${copy.cost}${which}`}
          hint={copy.costHint}
          error={isCostWrong ? postingRefusals['invalid-cost'] : null}
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
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, postingCopy.cancelFailed)
  return (
    <details className="fold">
      <summary>{copy.cancel}</summary>
      <fetcher.Form method="post" action={pathTo('adminPosting')}>
        <p>{copy.sure}</p>
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="shipmentId" value={parcel.id} />
        <Button
          type="submit"
          variant="ghost"
          small
          busy={fetcher.state !== 'idle'}
          busyLabel={copy.cancelling}
        >
          {copy.confirm}
        </Button>
      </fetcher.Form>
    </details>
  )
}
