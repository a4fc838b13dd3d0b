import { lazy, Suspense, useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { OrderAnswer, StatusQuestion } from '#fulfilment/orders/admin/order-answers.ts'
import { orderToasts, statusQuestionCopy } from '#fulfilment/orders/copy/admin-order-status.ts'
import type { OrderStatus } from '#orders/domain/order-status.ts'
import { offerUndo } from '#ui/admin/undo-offer.ts'
import { useJustChanged } from '#ui/browser/use-just-changed.ts'
import { Button, type ButtonProps } from '#ui/elements/button.tsx'
import { withRequestKey } from '#ui/failures/request-keys.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

const StatusQuestionDialog = lazy(() =>
  import('./status-question.tsx').then((module) => ({ default: module.StatusQuestionDialog })),
)

interface StatusButtonProps {
  order: { id: string; orderNumber: string; status: OrderStatus }
  to: OrderStatus
  label: string
  fullLabel: string
  variant?: ButtonProps['variant']
}

export function StatusButton({ order, to, label, fullLabel, variant = 'ghost' }: StatusButtonProps) {
  const fetcher = useFetcher<OrderAnswer>()
  const [question, setQuestion] = useState<StatusQuestion | null>(null)
  const isNew = useJustChanged(to)
  const isBusy = fetcher.state !== 'idle'
  const action = pathTo('adminDispatch')
  useToastAnswer(
    fetcher.data,
    (answer) => {
      setQuestion(answer.question ?? null)
      if (answer.undo) offerUndo(answer.undo)
    },
    orderToasts.statusFailed,
    order.orderNumber,
  )

  function confirm(statusQuestion: StatusQuestion) {
    const { status: seen, paymentStatus: confirmedPayment } = statusQuestion
    const fields = { intent: 'step', orderId: order.id, status: to, seen, confirmedPayment }
    fetcher.submit(withRequestKey(fields, action), { method: 'post', action })
  }

  return (
    <>
      <fetcher.Form method="post" action={action} className={isNew ? 'just-changed' : undefined}>
        <input type="hidden" name="intent" value="step" />
        <input type="hidden" name="orderId" value={order.id} />
        <input type="hidden" name="status" value={to} />
        <input type="hidden" name="seen" value={order.status} />
        <Button
          type="submit"
          variant={variant}
          block
          icon="check"
          aria-label={fullLabel}
          busy={isBusy}
          busyLabel={statusQuestionCopy.confirming}
        >
          {label}
        </Button>
      </fetcher.Form>
      {question && (
        <Suspense>
          <StatusQuestionDialog
            order={order}
            question={question}
            busy={isBusy}
            onConfirm={() => confirm(question)}
            onClose={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </>
  )
}
