import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { OrderAnswer, StatusQuestion } from '#fulfilment/orders/admin/order-answers.ts'
import { orderToasts } from '#fulfilment/orders/copy/admin-order-status.ts'
import { adminOrdersCopy } from '#fulfilment/orders/copy/admin-orders.ts'
import type { AdminOrderCard } from '#fulfilment/orders/use-cases/list-orders-for-admin.ts'
import { statusLabel } from '#orders/copy/orders.ts'
import { isOrderStatus, ORDER_STATUSES, type OrderStatus } from '#orders/domain/order-status.ts'
import { orderTones } from '#orders/storefront/order-badges.tsx'
import { offerUndo } from '#ui/admin/undo-offer.ts'
import { withRequestKey } from '#ui/failures/request-keys.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { CancellableOrder } from './cancel-order-dialog.tsx'

const CancelOrderDialog = lazy(() =>
  import('./cancel-order-dialog.tsx').then((module) => ({ default: module.CancelOrderDialog })),
)
const StatusQuestionDialog = lazy(() =>
  import('./status-question.tsx').then((module) => ({ default: module.StatusQuestionDialog })),
)

export function StatusSelect({ order }: { order: CancellableOrder & Pick<AdminOrderCard, 'deliveryWay'> }) {
  const change = useStatusChange(order)
  const { shown, isDraft, isBusy, question, field } = change
  const options = ORDER_STATUSES.map((status) => ({
    value: status,
    label: statusLabel(status, order.deliveryWay),
  }))
  return (
    <>
      <div className="status-badge" data-tone={orderTones[shown]}>
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
      </div>
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

/** Arrow keys change a closed select at once. Enter or blur submits, Escape resets. */
function useStatusChange(order: { id: string; status: OrderStatus }) {
  const [draft, setDraft] = useState<OrderStatus | null>(null)
  const byKeys = useRef(false)
  const change = useOrderedChanges(order)

  function choose(to: OrderStatus) {
    setDraft(null)
    change.choose(to)
  }

  function steer(event: KeyboardEvent) {
    byKeys.current = true
    if (draft === null || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter') choose(draft)
    else setDraft(null)
  }

  return {
    ...change,
    shown: draft ?? change.shown,
    isDraft: draft !== null,
    field: {
      onPointerDown: () => {
        byKeys.current = false
      },
      onKeyDown: steer,
      onChange: ({ target }: { target: { value: string } }) => {
        if (!isOrderStatus(target.value)) return
        if (byKeys.current) setDraft(target.value)
        else choose(target.value)
      },
      onBlur: () => draft !== null && choose(draft),
    },
  }
}

/** Sends one change at a time. Choices made in the meantime wait, and the last one wins. */
function useOrderedChanges(order: { id: string; status: OrderStatus }) {
  const fetcher = useFetcher<OrderAnswer>()
  // A ref, because fetcher state updates on the next render and a choice in between would be lost.
  const sending = useRef<OrderStatus | null>(null)
  const [next, setNext] = useState<OrderStatus | null>(null)
  const [cancelling, setCancelling] = useState(false)
  const [question, setQuestion] = useState<StatusQuestion | null>(null)
  function onAnswer({ question: newQuestion, undo }: OrderAnswer) {
    setQuestion(newQuestion ?? null)
    if (undo) offerUndo(undo)
  }
  useToastAnswer(fetcher.data, onAnswer, orderToasts.statusFailed)
  const sent = fetcher.formData?.get('status')
  const onItsWay = isOrderStatus(sent) ? sent : null
  // The answer may arrive before the list has reloaded.
  const now = fetcher.state === 'loading' ? (fetcher.data?.status ?? order.status) : order.status

  /** The cancel dialog shows the order, so it waits for the reloaded list. */
  const mustWait = (to: OrderStatus) =>
    fetcher.state === 'loading' ? to === 'cancelled' : sending.current !== null

  function submit(to: OrderStatus, seenOrderStatus: OrderStatus, confirmed: Record<string, string> = {}) {
    sending.current = to
    const action = pathTo('adminOrder', { id: order.id })
    const fields = { intent: 'status', status: to, seen: seenOrderStatus, ...confirmed }
    fetcher.submit(withRequestKey(fields, action), { method: 'post', action })
  }

  function choose(to: OrderStatus) {
    if (mustWait(to)) return setNext(to === sending.current ? null : to)
    if (to === now || to === sending.current) return
    if (to === 'cancelled') setCancelling(true)
    else submit(to, now)
  }

  // If request and answer render together, the fetcher's state never changes, so watch its data.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data are watched, not read
  useEffect(() => {
    if (fetcher.state === 'idle') sending.current = null
  }, [fetcher.state, fetcher.data])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the way is free, not whenever something is drawn
  useEffect(() => {
    if (next === null || mustWait(next)) return
    setNext(null)
    setQuestion(null)
    choose(next)
  }, [next, fetcher.state, fetcher.data])

  return {
    choose,
    shown: next ?? onItsWay ?? order.status,
    isBusy: fetcher.state !== 'idle',
    cancelling,
    stopCancelling: () => setCancelling(false),
    question,
    dropQuestion: () => setQuestion(null),
    confirm({ to, status, paymentStatus }: StatusQuestion) {
      submit(to, status, { confirmedPayment: paymentStatus })
    },
  }
}
