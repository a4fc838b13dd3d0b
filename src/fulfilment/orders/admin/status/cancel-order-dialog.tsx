import { useState } from 'react'
import { pathTo } from '#addresses.ts'
import type { OrderAnswer } from '#fulfilment/orders/admin/order-answers.ts'
import { cancelOrderCopy as copy } from '#fulfilment/orders/copy/admin-order-details.ts'
import { orderToasts } from '#fulfilment/orders/copy/admin-order-status.ts'
import type { AdminOrderCard } from '#fulfilment/orders/use-cases/list-orders-for-admin.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { leftToRefund } from '#orders/domain/plan-refund.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { AdminDialogForm } from '#ui/admin/admin-dialog-form.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { CurrentStatus } from './status-question.tsx'

export type CancellableOrder = Pick<
  AdminOrderCard,
  | 'id'
  | 'orderNumber'
  | 'status'
  | 'paymentStatus'
  | 'totalAmount'
  | 'refundedAmount'
  | 'voucherAmount'
  | 'voucherRefundedAmount'
  | 'unitsTaken'
  | 'offersRefund'
  | 'recordsRefund'
>

interface CancelOrderDialogProps {
  order: CancellableOrder
  onClose: () => void
}

export function CancelOrderDialog({ order: seen, onClose }: CancelOrderDialogProps) {
  const [question, setQuestion] = useState<OrderAnswer['question']>()
  const [units, setUnits] = useState<string>()
  // If the order changed since, the dialog continues with its current state.
  const order = { ...seen, ...question }
  const asksForUnits = order.unitsTaken && !isBeforeShipping(order.status)
  return (
    <AdminDialogForm<OrderAnswer>
      title={copy.title(order.orderNumber)}
      size="s"
      action={pathTo('adminOrder', { id: order.id })}
      intent="status"
      hidden={{ status: 'cancelled' }}
      failed={orderToasts.statusFailed}
      onAnswer={(answer) => setQuestion(answer.question)}
      onClose={onClose}
      cancel={copy.back}
      press={copy.confirm}
      saving={copy.confirming}
      look={{ variant: 'danger', disabled: asksForUnits && units === undefined }}
    >
      <input type="hidden" name="seen" value={order.status} />
      {question && (
        <Note live>
          <CurrentStatus seen={seen.status} question={question} />
        </Note>
      )}
      {asksForUnits ? (
        <RadioGroup
          legend={copy.afterShipping}
          name="returnUnits"
          onChange={setUnits}
          options={[
            { value: 'yes', ...copy.units.return },
            { value: 'no', ...copy.units.keep },
          ]}
        />
      ) : (
        <p>{order.unitsTaken ? copy.beforeShipping : copy.nothingHeld}</p>
      )}
      {(order.offersRefund || order.recordsRefund) && (
        <RefundChoice amount={formatBrl(leftToRefund(order))} isByHand={order.recordsRefund} />
      )}
      {order.paymentStatus === 'paid' && !order.offersRefund && !order.recordsRefund && (
        <p className="small muted">{copy.paidElsewhere}</p>
      )}
    </AdminDialogForm>
  )
}

function RefundChoice({ amount, isByHand }: { amount: string; isByHand: boolean }) {
  return (
    <div>
      <Checkbox name="refund" label={isByHand ? copy.refundByHand(amount) : copy.refund(amount)} />
      <p className="hint mt2">{isByHand ? copy.refundByHandHint : copy.refundHint}</p>
    </div>
  )
}
