import { refundCopy as copy } from '#copy/admin/orders/refund.ts'
import { orderRefusals } from '#copy/orders/orders.ts'
import { formatBrl } from '#domain/money.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { type plannedRefund, promisedBackOf } from './refund-draft.ts'

interface RefundPreviewProps {
  order: AdminOrder
  planned: ReturnType<typeof plannedRefund>
}

/** Paid, given back before, now, and what is kept, while she chooses. */
export function RefundPreview({ order, planned }: RefundPreviewProps) {
  const before = promisedBackOf(order)
  const now = planned.ok ? planned.value.amount : 0
  const sums = [
    [copy.sums.paid, order.totalAmount],
    [copy.sums.refunded, before],
    [copy.sums.now, now],
  ] as const
  return (
    <aside className="refund-preview" aria-label={copy.account}>
      <h3>{copy.account}</h3>
      <dl className="sum" aria-live="polite">
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatBrl(amount)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{copy.sums.kept}</dt>
          <dd>{formatBrl(order.totalAmount - before - now)}</dd>
        </div>
      </dl>
      {!planned.ok && <p className="small muted">{orderRefusals[planned.code]}</p>}
    </aside>
  )
}
