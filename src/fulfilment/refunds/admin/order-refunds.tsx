import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { refundCopy as copy } from '#fulfilment/refunds/admin-copy.ts'
import { leftToRefund } from '#orders/domain/plan-refund.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { dayAndTime } from '#ui/copy/calendar.ts'
import { Badge, type BadgeTone } from '#ui/elements/badge.tsx'

type Refund = AdminOrder['refunds'][number]

const tones: Readonly<Record<Refund['state'], BadgeTone>> = {
  pending: 'amber',
  done: 'sage',
  refused: 'terra',
  failed: 'terra',
}

export function OrderRefunds({ order, now, isOpen }: { order: AdminOrder; now: Date; isOpen: boolean }) {
  if (order.refunds.length === 0) return null
  const remainingAmount = leftToRefund(order)
  const pending = order.refunds
    .filter(({ state }) => state === 'pending')
    .reduce((sum, refund) => sum + sumAmount(refund), 0)
  const paid = order.totalAmount + order.voucherAmount
  const sums = [
    [copy.sums.paid, paid],
    [copy.sums.refunded, paid - remainingAmount],
    ...(pending > 0 ? ([[copy.sums.pending, pending]] as const) : []),
    [copy.sums.kept, remainingAmount - pending],
  ] as const
  return (
    <>
      <dl className="breakdown refund-sums mt3">
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatBrl(amount)}</dd>
          </div>
        ))}
      </dl>
      <details className="fold" open={isOpen || order.refunds.some(({ state }) => state !== 'done')}>
        <summary>{copy.count(order.refunds.length)}</summary>
        <ul>
          {order.refunds.map((refund) => (
            <li key={refund.id} className="row refund-row fs-small">
              <b className="num">{formatBrl(sumAmount(refund))}</b>
              <Badge tone={tones[refund.state]}>{copy.states[refund.state]}</Badge>
              <small>{describeRefund(refund, order, now)}</small>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

const sumAmount = ({ amount, voucherAmount }: Refund) => amount + voucherAmount

function describeRefund(refund: Refund, order: AdminOrder, now: Date): string {
  const lines = refund.lines.map(({ itemId, quantity }) => {
    const item = order.items.find(({ id }) => id === itemId)
    return `${quantity} × ${item?.name ?? ''}`
  })
  return [
    dayAndTime(refund.endedAt ?? refund.createdAt, now),
    refund.actorName ?? (refund.amount > 0 && copy.byProvider),
    refund.voucherAmount > 0 && copy.toVoucher(formatBrl(refund.voucherAmount)),
    refund.reason,
    ...lines,
    refund.restock && lines.length > 0 && copy.restocked,
  ]
    .filter(Boolean)
    .join(' · ')
}
