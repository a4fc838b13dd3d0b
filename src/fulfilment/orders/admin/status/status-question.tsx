import { useRevalidator } from 'react-router'
import type { StatusQuestion } from '#fulfilment/orders/admin/order-answers.ts'
import { statusQuestionCopy as copy } from '#fulfilment/orders/copy/admin-order-status.ts'
import { orderStatusLabels } from '#orders/copy/orders.ts'
import type { OrderStatus, PaymentStatus } from '#orders/domain/order-status.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

interface StatusQuestionDialogProps {
  order: { orderNumber: string; status: OrderStatus }
  question: StatusQuestion
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

export function StatusQuestionDialog({
  order,
  question,
  busy,
  onConfirm,
  onClose,
}: StatusQuestionDialogProps) {
  const { revalidate } = useRevalidator()
  const to = orderStatusLabels[question.to]
  return (
    <ConfirmDialog
      open
      tone="normal"
      title={copy.title(order.orderNumber)}
      question={<CurrentStatus seen={order.status} question={question} />}
      detail={copy.detail(to)}
      confirmLabel={copy.confirm(to)}
      busy={busy}
      busyLabel={copy.confirming}
      onConfirm={onConfirm}
      onClose={() => {
        onClose()
        // The page behind the dialog is outdated.
        revalidate()
      }}
    />
  )
}

export function CurrentStatus({
  seen,
  question,
}: {
  seen: OrderStatus
  question: Pick<StatusQuestion, 'reason' | 'status' | 'paymentStatus'>
}) {
  const { reason, status, paymentStatus } = question
  const moved = seen !== status && copy.moved(orderStatusLabels[seen], orderStatusLabels[status])
  const disputed = reason === 'disputed' && copy.disputed
  return [moved, disputed, paymentWords[paymentStatus]].filter(Boolean).join(' ')
}

const paymentWords: Readonly<Record<PaymentStatus, string | null>> = {
  paid: null,
  refunded: copy.refunded,
  pending: copy.unpaid,
  failed: copy.unpaid,
}
