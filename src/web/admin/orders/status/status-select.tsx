import { lazy, Suspense } from 'react'
import { pathTo } from '#addresses.ts'
import { adminOrdersCopy } from '#copy/admin/orders/orders.ts'
import { statusLabel } from '#copy/orders/orders.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import type { AdminOrderCard } from '#shop/admin/orders/list-orders-for-admin.ts'
import { SelectField } from '#web/kit/form/select-field.tsx'
import { orderTones } from '#web/orders/order-badges.tsx'
import type { CancellableOrder } from './cancel-order-dialog.tsx'
import { useStatusChange } from './use-status-change.ts'

// Seldom asked: their script comes when they are.
const CancelOrderDialog = lazy(() =>
  import('./cancel-order-dialog.tsx').then((module) => ({ default: module.CancelOrderDialog })),
)
const StatusQuestionDialog = lazy(() =>
  import('./status-question.tsx').then((module) => ({ default: module.StatusQuestionDialog })),
)

/** The badge of the status, which opens: any status, from any other. Without a script it is a form with a button. */
export function StatusSelect({ order }: { order: CancellableOrder & Pick<AdminOrderCard, 'deliveryWay'> }) {
  const change = useStatusChange(order)
  const { shown, isDraft, isBusy, question, field } = change
  const options = ORDER_STATUSES.map((status) => ({
    value: status,
    label: statusLabel(status, order.deliveryWay),
  }))
  return (
    <>
      <form
        method="post"
        action={pathTo('adminOrder', { id: order.id })}
        className="status-badge"
        data-tone={orderTones[shown]}
      >
        <input type="hidden" name="intent" value="status" />
        <input type="hidden" name="seen" value={order.status} />
        <SelectField
          label={adminOrdersCopy.row.status(order.orderNumber)}
          labelHidden
          name="status"
          options={options}
          value={shown}
          aria-busy={isBusy || undefined}
          hint={isDraft ? adminOrdersCopy.row.keyboardHint : undefined}
          {...field}
        />
        <noscript>
          <button type="submit" className="btn btn--ghost btn--s">
            {adminOrdersCopy.row.change}
          </button>
        </noscript>
      </form>
      <Suspense>
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
      </Suspense>
    </>
  )
}
