import { useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { orderDetailsCopy, orderToasts } from '#copy/admin-order-details.ts'
import { dayAndTime } from '#copy/calendar.ts'
import { declineSentences } from '#copy/checkout.ts'
import { isDeclineReason } from '#domain/checkout/decline-reason.ts'
import { formatBrl } from '#domain/money.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { PaymentBadge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

const copy = orderDetailsCopy.payment

/** The payment as the provider told it, and giving it back. */
export function PaymentPanel({ order, now }: { order: AdminOrder; now: Date }) {
  const settled = lastWord(order, now)
  return (
    <section className="panel" aria-labelledby="payment-panel">
      <div className="panel__head">
        <h3 id="payment-panel">{copy.title}</h3>
        <PaymentBadge status={order.paymentStatus} audience="admin" />
      </div>
      {settled && <p className="small">{settled}</p>}
      {order.paymentReference && (
        <p className="small muted num payment-reference">
          {copy.reference(providerOf(order), order.paymentReference)}
        </p>
      )}
      {order.paymentFailure && order.paymentStatus !== 'paid' && (
        <p className="small muted">{copy.declined(declineOf(order.paymentFailure))}</p>
      )}
      {order.pendingProviderAction === 'refund' ? (
        <p className="small mt2">{copy.refundDue}</p>
      ) : (
        order.offersRefund && <Refund order={order} />
      )}
    </section>
  )
}

function providerOf({ paymentProvider }: AdminOrder): string {
  return copy.providers[paymentProvider ?? ''] ?? paymentProvider ?? copy.title
}

/** Older orders may hold a provider's own word. */
const declineOf = (reason: string) => (isDeclineReason(reason) ? declineSentences[reason] : reason)

function lastWord(order: AdminOrder, now: Date): string | null {
  const amount = formatBrl(order.totalAmount)
  if (order.refundedAt) return copy.refunded(amount, dayAndTime(order.refundedAt, now))
  if (order.paidAt) return copy.paid(amount, dayAndTime(order.paidAt, now))
  return order.payUntil ? copy.waiting : null
}

function Refund({ order }: { order: AdminOrder }) {
  const fetcher = useFetcher<FormAnswer>()
  const [asking, setAsking] = useState(false)
  useToastAnswer(fetcher.data, () => setAsking(false), orderToasts.refundFailed)
  return (
    <>
      <Button variant="ghost" small className="mt3" onClick={() => setAsking(true)}>
        {copy.refund}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={copy.refundTitle}
        question={copy.refundQuestion(formatBrl(order.totalAmount), order.customerName)}
        detail={copy.refundDetail}
        confirmLabel={copy.refund}
        busy={fetcher.state !== 'idle'}
        busyLabel={copy.refunding}
        onConfirm={() =>
          fetcher.submit(
            { intent: 'refund' },
            { method: 'post', action: pathTo('adminOrder', { id: order.id }) },
          )
        }
      />
    </>
  )
}
