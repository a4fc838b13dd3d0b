import { type KeyboardEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { orderToasts } from '#copy/admin-order-details.ts'
import { isOrderStatus, type OrderStatus } from '#domain/orders/order-status.ts'
import { useToastAnswer } from '#web/cart/use-toast-answer.ts'
import { pathTo } from '#web/route-table.ts'
import type { AdminAnswer } from '../answers.server.ts'

/**
 * A status chosen with the pointer is sent at once. With the keyboard a closed list changes with every arrow, and each
 * change would write to the customer: there Enter or leaving the field sends, and Escape takes back.
 */
export function useStatusChange(order: { id: string; status: OrderStatus }) {
  const fetcher = useFetcher<AdminAnswer>()
  const [draft, setDraft] = useState<OrderStatus | null>(null)
  const [cancelling, setCancelling] = useState(false)
  const byKeys = useRef(false)
  useToastAnswer(fetcher.data, undefined, orderToasts.statusFailed)
  const sent = fetcher.formData?.get('status')

  function send(to: OrderStatus) {
    setDraft(null)
    if (to === order.status) return
    // Cancelling has consequences that she decides about in a dialog.
    if (to === 'cancelled') return setCancelling(true)
    fetcher.submit(
      { intent: 'status', status: to },
      { method: 'post', action: pathTo('adminOrder', { id: order.id }) },
    )
  }

  function steer(event: KeyboardEvent) {
    byKeys.current = true
    if (draft === null || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter') send(draft)
    else setDraft(null)
  }

  return {
    shown: draft ?? (isOrderStatus(sent) ? sent : order.status),
    isDraft: draft !== null,
    isBusy: fetcher.state !== 'idle',
    cancelling,
    stopCancelling: () => setCancelling(false),
    field: {
      onPointerDown: () => {
        byKeys.current = false
      },
      onKeyDown: steer,
      onChange: ({ target }: { target: { value: string } }) => {
        if (!isOrderStatus(target.value)) return
        if (byKeys.current) setDraft(target.value)
        else send(target.value)
      },
      onBlur: () => draft !== null && send(draft),
    },
  }
}
