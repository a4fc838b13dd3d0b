import { lazy, Suspense, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { OrderAnswer, StatusQuestion } from '#fulfilment/orders/admin/order-answers.ts'
import { orderToasts, statusQuestionCopy } from '#fulfilment/orders/copy/admin-order-status.ts'
import type { OrderStatus } from '#orders/domain/order-status.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { useJustChanged } from '#ui/browser/use-just-changed.ts'
import type { ButtonProps } from '#ui/elements/button.tsx'
import { withRequestKey } from '#ui/failures/request-keys.ts'

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
  const key = useId()
  const fetcher = useFetcher<OrderAnswer>({ key })
  const [question, setQuestion] = useState<StatusQuestion | null>(null)
  const isNew = useJustChanged(to)
  const action = pathTo('adminDispatch')
  const step = { orderId: order.id, status: to, seen: order.status }

  function confirm({ status: seen, paymentStatus: confirmedPayment }: StatusQuestion) {
    const fields = { intent: 'step', ...step, seen, confirmedPayment }
    fetcher.submit(withRequestKey(fields, action), { method: 'post', action })
  }

  return (
    <>
      <AdminForm<OrderAnswer>
        action={action}
        intent="step"
        hidden={step}
        fetcherKey={key}
        failed={orderToasts.statusFailed}
        about={order.orderNumber}
        onAnswer={(answer) => setQuestion(answer.question ?? null)}
        className={isNew ? 'just-changed' : undefined}
        press={label}
        saving={statusQuestionCopy.confirming}
        look={{ variant, block: true, icon: 'check', 'aria-label': fullLabel }}
      />
      {question && (
        <Suspense>
          <StatusQuestionDialog
            order={order}
            question={question}
            busy={fetcher.state !== 'idle'}
            onConfirm={() => confirm(question)}
            onClose={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </>
  )
}
