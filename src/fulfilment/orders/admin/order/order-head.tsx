import { StatusSelect } from '#fulfilment/orders/admin/status/status-select.tsx'
import { originLabels } from '#fulfilment/orders/copy/admin-order-origin.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { PaymentBadge } from '#orders/storefront/order-badges.tsx'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'

export function OrderHead({ order }: { order: AdminOrder }) {
  return (
    <div className="grid g1 order-head">
      <p className="muted">
        {order.customerName}, <span className="num">{formatDateTime(order.createdAt)}</span>
        {order.origin !== 'site' && `, ${originLabels[order.origin]}`}
      </p>
      <div className="cluster order-head__badges">
        <StatusSelect order={order} />
        <PaymentBadge status={order.paymentStatus} audience="admin" />
      </div>
    </div>
  )
}
