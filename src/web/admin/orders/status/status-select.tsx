import { adminOrdersCopy } from '#copy/admin/orders/orders.ts'
import { orderStatusLabels } from '#copy/orders/orders.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { SelectField } from '#web/kit/form/select-field.tsx'
import { type CancellableOrder, CancelOrderDialog } from './cancel-order-dialog.tsx'
import { StatusQuestionDialog } from './status-question.tsx'
import { useStatusChange } from './use-status-change.ts'

const options = ORDER_STATUSES.map((status) => ({ value: status, label: orderStatusLabels[status] }))

/** Any status, from any other. */
export function StatusSelect({ order }: { order: CancellableOrder }) {
  const change = useStatusChange(order)
  const { shown, isDraft, isBusy, question, field } = change
  return (
    <>
      <SelectField
        label={adminOrdersCopy.row.status(order.orderNumber)}
        labelHidden
        className="status-select"
        options={options}
        value={shown}
        aria-busy={isBusy || undefined}
        hint={isDraft ? adminOrdersCopy.row.keyboardHint : undefined}
        {...field}
      />
      {change.cancelling && <CancelOrderDialog order={order} onClose={change.stopCancelling} />}
      {question && (
        <StatusQuestionDialog
          order={order}
          question={question}
          busy={isBusy}
          onConfirm={() => change.confirm(question)}
          onClose={change.dropQuestion}
        />
      )}
    </>
  )
}
