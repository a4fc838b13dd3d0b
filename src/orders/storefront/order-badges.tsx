import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import { paymentStatusLabels, statusLabel } from '#orders/copy/orders.ts'
import type { OrderStatus, PaymentStatus } from '#orders/domain/order-status.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { uiCopy } from '#ui/copy/ui.ts'
import { Badge, type BadgeTone } from '#ui/elements/badge.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'

export const orderTones: Readonly<Record<OrderStatus, BadgeTone>> = {
  pending: 'linen',
  processing: 'amber',
  shipped: 'amber',
  delivered: 'sage',
  cancelled: 'terra',
}

export function OrderBadge({ status, way }: { status: OrderStatus; way: DeliveryWay }) {
  return <Badge tone={orderTones[status]}>{statusLabel(status, way)}</Badge>
}

const paymentLooks: Readonly<Record<PaymentStatus, string | false>> = {
  pending: false,
  paid: 'is-ok',
  failed: 'is-bad',
  refunded: false,
}

/** Outlined with a card icon, because 'Pendente' is also an order status. */
export function PaymentBadge({
  status,
  audience,
}: {
  status: PaymentStatus
  audience: 'customer' | 'admin'
}) {
  return (
    <span className={classNames('badge badge--pay', paymentLooks[status])}>
      <Icon name="card" />
      <VisuallyHidden>{uiCopy.payment} </VisuallyHidden>
      {paymentStatusLabels[audience][status]}
    </span>
  )
}
