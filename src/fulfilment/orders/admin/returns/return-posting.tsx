import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { adminReturnCopy } from '#fulfilment/returns/copy.ts'
import { postingCopy, returnFailureSentence } from '#fulfilment/shipping/copy/admin-posting.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { AnswerForm } from './answer-form.tsx'

const copy = adminReturnCopy.label

type ReturnParcel = AdminOrder['returnParcels'][number]

interface PostingProps {
  order: AdminOrder
  returned: AdminOrder['returns'][number]
}

export function ReturnPosting({ order, returned }: PostingProps) {
  const parcels = order.returnParcels.filter(({ returnId }) => returnId === returned.id)
  const ready = parcels.filter(({ state }) => state !== 'buying')
  const unsettled = parcels.find(({ state, failure }) => state === 'buying' || failure)
  const { kind, state, returnWay, receivedAt } = returned
  const isWithCustomer = !receivedAt && state !== 'kept' && state !== 'declined'
  const isPosted = order.deliveryWay === 'carrier' && kind !== 'cancellation' && returnWay !== 'workshop'
  const isOpen = isPosted && isWithCustomer
  if (parcels.length === 0 && !isOpen) return null
  const hasLabel = ready.some(({ source }) => source !== 'table')
  return (
    <div className="cluster return-panel__answers mt4">
      {ready.map((parcel) => (
        <p key={parcel.id}>{describeParcel(parcel)}</p>
      ))}
      {unsettled && <p className="posting__why">{returnFailureSentence(unsettled.failure)}</p>}
      {isOpen && <BuyLabel order={order} returnId={returned.id} parcels={parcels} />}
      {ready.map((parcel) => (
        <CancelLabel key={parcel.id} order={order} returnId={returned.id} parcel={parcel} />
      ))}
      {isOpen && !hasLabel && (
        <AnswerForm order={order} returnId={returned.id} intent="return-code" label={copy.send} isQuiet>
          {({ input }) => (
            <TextField
              label={copy.code}
              {...input('code')}
              required
              maxLength={100}
              defaultValue={ready[0]?.trackingCode ?? ''}
            />
          )}
        </AnswerForm>
      )}
    </div>
  )
}

const describeParcel = ({ source, trackingCode, cost }: ReturnParcel) =>
  source === 'table'
    ? copy.typed(trackingCode ?? '')
    : copy.bought(trackingCode, cost === null ? null : formatBrl(cost))

interface BuyLabelProps {
  order: AdminOrder
  returnId: string
  parcels: readonly ReturnParcel[]
}

function BuyLabel({ order, returnId, parcels }: BuyLabelProps) {
  const waitingParcels = parcels.filter(({ state }) => state === 'buying')
  const dearer = waitingParcels.find(({ failure }) => failure?.code === 'dearer')
  if (dearer) {
    const cost = dearer.failure?.cost ?? 0
    return (
      <AnswerForm
        order={order}
        returnId={returnId}
        intent="dearer-return-label"
        label={postingCopy.unsettled.dearer(cost)}
      >
        <input type="hidden" name="shipmentId" value={dearer.id} />
        <input type="hidden" name="cost" value={cost} />
      </AnswerForm>
    )
  }
  if (waitingParcels.length === 0 && (parcels.length > 0 || !order.sellsLabels)) return null
  const label = waitingParcels.length > 0 ? copy.again : copy.buy
  return <AnswerForm order={order} returnId={returnId} intent="buy-return-label" label={label} isQuiet />
}

/** Collapsed, to prevent cancelling a label by accident. */
function CancelLabel({
  order,
  returnId,
  parcel,
}: {
  order: AdminOrder
  returnId: string
  parcel: ReturnParcel
}) {
  if (parcel.source === 'table' || parcel.state !== 'bought') return null
  const { cancel, sure, confirm } = postingCopy.labels
  return (
    <details className="fold">
      <summary>{cancel}</summary>
      <p>{sure}</p>
      <AnswerForm order={order} returnId={returnId} intent="cancel-return-label" label={confirm} isQuiet>
        <input type="hidden" name="shipmentId" value={parcel.id} />
      </AnswerForm>
    </details>
  )
}
