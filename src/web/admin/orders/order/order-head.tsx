import { originLabels } from '#copy/admin/orders/order-origin.ts'
import { formatDateTime } from '#domain/sao-paulo-time.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { StatusSelect } from '#web/admin/orders/status/status-select.tsx'
import { PaymentBadge } from '#web/orders/order-badges.tsx'

/** Who ordered and when, and how order and payment stand. */
export function OrderHead({ order }: { order: AdminOrder }) {
  return (
    <div className="order-head">
      <p className="muted">
        {order.customerName}, <span className="num">{formatDateTime(order.createdAt)}</span>
        {order.origin !== 'site' && `, ${originLabels[order.origin]}`}
      </p>
      <div className="order-head__badges">
        <StatusSelect order={order} />
        <PaymentBadge status={order.paymentStatus} audience="admin" />
      </div>
    </div>
  )
}
