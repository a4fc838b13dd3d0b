import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { adminReturnCopy as copy } from '#fulfilment/returns/copy.ts'
import { replacementCopy } from '#orders/copy/replacements.ts'
import { replacementStep } from '#orders/returns/order-return.ts'
import { decimalFromCentavos } from '#platform/domain/money.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { AnswerForm } from './answer-form.tsx'
import { chooseWord, ReplacementStepButton } from './replacement-step.tsx'

interface ReplacementProps {
  order: AdminOrder
  returned: AdminOrder['returns'][number]
}

export function PromiseForm({ order, returned, isQuiet }: ReplacementProps & { isQuiet: boolean }) {
  const { id, state, sendOn } = returned
  return (
    <AnswerForm
      order={order}
      returnId={id}
      intent="exchange-return"
      label={state === 'exchanged' ? copy.moveDay : copy.exchange}
      isQuiet={isQuiet}
    >
      {({ input }) => (
        <TextField
          label={chooseWord(copy.sendOn, order.deliveryWay)}
          {...input('day')}
          type="date"
          required
          defaultValue={sendOn ?? undefined}
        />
      )}
    </AnswerForm>
  )
}

export function ReplacementPanel({ order, returned }: ReplacementProps) {
  const { state, sendOn, returnWay } = returned
  const isPromised = state === 'exchanged' && sendOn !== null
  const hasRide = (isPromised && order.deliveryWay !== 'pickup') || returnWay === 'courier'
  if (!isPromised && (!hasRide || state === 'kept')) return null
  return (
    <div className="cluster return-panel__answers mt4">
      {isPromised && <Steps order={order} returned={returned} />}
      {hasRide && <RideCost order={order} returned={returned} />}
    </div>
  )
}

function Steps({ order, returned }: ReplacementProps) {
  const step = replacementStep(returned)
  const replacement = { orderId: order.id, orderNumber: order.orderNumber, returnId: returned.id }
  if (step === 'sent')
    return (
      <ReplacementStepButton of={replacement} to="packed" label={replacementCopy.stepBack.sent} isQuiet />
    )
  return (
    <>
      {step === 'open' && (
        <ReplacementStepButton of={replacement} to="packed" label={replacementCopy.packed} />
      )}
      {step === 'packed' && (
        <ReplacementStepButton
          of={replacement}
          to="sent"
          label={chooseWord(replacementCopy.sent, order.deliveryWay)}
        />
      )}
      {step === 'packed' && (
        <ReplacementStepButton of={replacement} to="open" label={replacementCopy.stepBack.packed} isQuiet />
      )}
      <PromiseForm order={order} returned={returned} isQuiet />
    </>
  )
}

function RideCost({ order, returned: { id, rideCost } }: ReplacementProps) {
  return (
    <AnswerForm order={order} returnId={id} intent="ride-cost" label={copy.saveRideCost} isQuiet>
      {({ input }) => (
        <TextField
          // Remounts after saving, because the saved amount may be formatted differently.
          key={rideCost}
          label={copy.rideCost}
          {...input('cost', 'money')}
          required
          maxLength={12}
          defaultValue={rideCost === null ? '' : decimalFromCentavos(rideCost).replace('.', ',')}
        />
      )}
    </AnswerForm>
  )
}
