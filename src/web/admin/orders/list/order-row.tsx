import { Link } from 'react-router'
import { selectionCopy } from '#copy/admin/orders/dispatch.ts'
import { manualOriginLabels } from '#copy/admin/orders/manual-order.ts'
import { adminOrdersCopy } from '#copy/admin/orders/orders.ts'
import { paymentMethodLabels } from '#copy/orders/orders.ts'
import { formatBrl } from '#domain/money.ts'
import { isBeforeShipping } from '#domain/orders/order-status.ts'
import { formatDateTime } from '#domain/sao-paulo-time.ts'
import type { AdminOrderCard } from '#shop/admin/orders/list-orders-for-admin.ts'
import type { ManagedOrdersQuery } from '#web/admin/orders/managed-orders.ts'
import { orderAddress } from '#web/admin/orders/order-addresses.ts'
import { StatusSelect } from '#web/admin/orders/status/status-select.tsx'
import { PICK_FORM } from '#web/admin/selection/plain-pick.tsx'
import { classNames } from '#web/kit/browser/class-names.ts'
import { AdminIcon } from '#web/kit/elements/admin-icon.tsx'
import { Badge, OrderBadge, PaymentBadge } from '#web/kit/elements/badge.tsx'
import { IconLink } from '#web/kit/elements/icon-button.tsx'
import { Tick } from '#web/kit/form/tick.tsx'

const copy = adminOrdersCopy.row

interface OrderRowProps {
  order: AdminOrderCard
  query: ManagedOrdersQuery
  isChosen: boolean
  onChoose: (isOn: boolean) => void
}

export function OrderRow({ order, query, isChosen, onChoose }: OrderRowProps) {
  const details = orderAddress(order.id, query)
  return (
    <article className={classNames('orow', isChosen && 'is-on')} aria-label={order.orderNumber}>
      <div className="orow__id">
        <Tick
          label={selectionCopy.select(order.orderNumber, order.customerName)}
          name="ids"
          value={order.id}
          form={PICK_FORM}
          checked={isChosen}
          onTick={onChoose}
        />
        <div>
          <Link className="orow__no quiet-link" to={details} preventScrollReset>
            {order.orderNumber}
          </Link>
          <small className="num">{formatDateTime(order.createdAt)}</small>
          {order.origin !== 'site' && <small>{manualOriginLabels[order.origin]}</small>}
        </div>
      </div>
      <div className="orow__who">
        {order.customerName}
        <small>{order.customerEmail}</small>
        {order.receiverName && <small>{copy.giftTo(order.receiverName)}</small>}
      </div>
      <div className="orow__tags">
        <span className="orow__badges">
          <OrderBadge status={order.status} way={order.deliveryWay} />
          <PaymentBadge status={order.paymentStatus} audience="admin" />
          {isPackedAndHere(order) && <Badge tone="sage">{selectionCopy.packed}</Badge>}
          {order.pendingProviderAction === 'refund' && <Badge tone="terra">{copy.refundDue}</Badge>}
        </span>
        {order.trackingNumber && order.deliveryWay !== 'pickup' && (
          <small className="num">{copy.tracking(order.trackingNumber)}</small>
        )}
      </div>
      <div className="orow__sum">
        {formatBrl(order.totalAmount)}
        <small>{paymentMethodLabels[order.paymentMethod]}</small>
        {isPartlyRefunded(order) && <small>{copy.refunded(formatBrl(order.refundedAmount))}</small>}
      </div>
      <div className="orow__act">
        <StatusSelect order={order} />
        <IconLink outlined icon="eye" label={copy.view(order.orderNumber)} to={details} preventScrollReset />
        <IconLink
          outlined
          icon={<AdminIcon name="pencil" />}
          label={copy.edit(order.orderNumber)}
          to={orderAddress(order.id, query, 'edit')}
          preventScrollReset
        />
      </div>
    </article>
  )
}

const isPackedAndHere = ({ packedAt, status }: AdminOrderCard) =>
  packedAt !== null && isBeforeShipping(status)

function isPartlyRefunded({ refundedAmount, totalAmount }: AdminOrderCard): boolean {
  return refundedAmount > 0 && refundedAmount < totalAmount
}
