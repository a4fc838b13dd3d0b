import type { ReactNode } from 'react'
import { paymentStatusLabels, statusLabel } from '#copy/orders/orders.ts'
import { uiCopy } from '#copy/shop/ui.ts'
import type { DeliveryWay } from '#domain/delivery/shifts.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'
import { classNames } from '#web/kit/browser/class-names.ts'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type BadgeTone = 'linen' | 'sage' | 'amber' | 'terra' | 'cocoa'

/** A dot and a word: colour is never the only sign. `plain` leaves the dot out. */
export function Badge({
  tone = 'linen',
  plain = false,
  children,
}: {
  tone?: BadgeTone
  plain?: boolean
  children: ReactNode
}) {
  return (
    <span className={classNames('badge', tone !== 'linen' && `badge--${tone}`, plain && 'badge--plain')}>
      {children}
    </span>
  )
}

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

export function ActiveBadge({ active, of }: { active: boolean; of: 'product' | 'category' }) {
  return <Badge tone={active ? 'sage' : 'linen'}>{active ? uiCopy.active[of] : uiCopy.inactive[of]}</Badge>
}
