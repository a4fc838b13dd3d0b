// Offered to: admin, checkout
import { paymentStatusLabels, statusLabel } from '#copy/orders/orders.ts'
import { uiCopy } from '#copy/shop/ui.ts'
import type { DeliveryWay } from '#domain/delivery/shifts.ts'
import type { OrderStatus, PaymentStatus } from '#domain/orders/order-status.ts'
import { classNames } from '#web/kit/browser/class-names.ts'
import { Badge, type BadgeTone } from '#web/kit/elements/badge.tsx'
import { Icon } from '#web/kit/elements/icon.tsx'
import { VisuallyHidden } from '#web/kit/elements/visually-hidden.tsx'

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

/** Outlined, with a card: 'Pendente' of the payment is never taken for 'Pendente' of the order. */
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
