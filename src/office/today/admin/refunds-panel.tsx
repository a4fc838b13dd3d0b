import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { todayCopy } from '#office/today/admin-copy.ts'
import type { OwedRefund } from '#office/today/use-cases/list-owed-refunds.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { Job } from '#ui/admin/job.tsx'
import { longDay } from '#ui/copy/calendar.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'

const copy = todayCopy.refunds

export function RefundsPanel({ refunds, today }: { refunds: readonly OwedRefund[]; today: string }) {
  if (refunds.length === 0) return null
  return (
    <Job id="refunds" title={copy.title} isUrgent>
      <ul className="todo rows-open">
        {refunds.map((refund) => (
          <RefundRow key={refund.orderId} refund={refund} today={today} />
        ))}
      </ul>
    </Job>
  )
}

function RefundRow({ refund, today }: { refund: OwedRefund; today: string }) {
  const { orderId, orderNumber, customerName, returnId, pixKey } = refund
  const amount = formatBrl(refund.amount)
  const order = pathTo('adminOrder', { id: orderId })
  return (
    <li>
      <div className="todo__top strip g4 ends baseline">
        <b>{customerName}</b>
        <span className="num">{amount}</span>
      </div>
      <p className="muted">
        <Link className="row-link" to={order}>
          <Unbroken>{orderNumber}</Unbroken>
        </Link>
      </p>
      <p>{describeReason(refund, today)}</p>
      {pixKey && <p>{copy.pixKey(pixKey)}</p>}
      <LinkButton
        variant="danger"
        block
        to={
          returnId ? `${order}#return-${returnId}` : pathTo('adminOrder', { id: orderId }, { view: 'refund' })
        }
        aria-label={copy.giveTo(amount, customerName)}
      >
        {copy.give(amount)}
      </LinkButton>
    </li>
  )
}

function describeReason({ dueOn }: OwedRefund, today: string): string {
  if (dueOn === null) return copy.cancelled
  return dueOn < today ? copy.late(longDay(dueOn)) : copy.law(longDay(dueOn))
}
