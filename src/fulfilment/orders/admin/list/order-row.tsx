import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { listedSlotWords } from '#delivery/calendar/copy/delivery-slot.ts'
import { type AdminOrdersQuery, orderDetailsAddress } from '#fulfilment/orders/admin/admin-orders.ts'
import { StatusSelect } from '#fulfilment/orders/admin/status/status-select.tsx'
import { deliveryPanelCopy } from '#fulfilment/orders/copy/admin-order-details.ts'
import { originLabels } from '#fulfilment/orders/copy/admin-order-origin.ts'
import { adminOrdersCopy } from '#fulfilment/orders/copy/admin-orders.ts'
import type { AdminOrderCard } from '#fulfilment/orders/use-cases/list-orders-for-admin.ts'
import { selectionCopy } from '#fulfilment/shipping/copy/admin-dispatch.ts'
import { paymentMethodLabels } from '#orders/copy/orders.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { leftToRefund } from '#orders/domain/plan-refund.ts'
import { PaymentBadge } from '#orders/storefront/order-badges.tsx'
import { buysVoucher } from '#orders/vouchers/domain/voucher.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { listCopy } from '#ui/copy/admin-list.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { Image } from '#ui/elements/image.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { Tick } from '#ui/form/tick.tsx'
import { Menu, MenuLink } from '#ui/overlays/menu.tsx'

const copy = adminOrdersCopy.row

interface OrderRowProps {
  order: AdminOrderCard
  query: AdminOrdersQuery
  isChosen: boolean
  onChoose: (isOn: boolean) => void
}

/** The order number's link covers the whole row; other controls are above it. */
export function OrderRow({ order, query, isChosen, onChoose }: OrderRowProps) {
  return (
    <tr className={classNames('orow', isChosen && 'is-on')}>
      <td className="orow__tick">
        <Tick
          label={selectionCopy.select(order.orderNumber, order.customerName)}
          checked={isChosen}
          onTick={onChoose}
        />
      </td>
      <td className="orow__what">
        <span className="thumbs">
          {order.images.map((image, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sizes of one candle share their picture
            <Image key={place} image={image} sizes="2rem" alt="" minor />
          ))}
        </span>
        <small>{buysVoucher(order) ? copy.voucher : copy.candles(order.units)}</small>
      </td>
      <td className="orow__id">
        <Link className="nowrap row-link orow__no" to={pathTo('adminOrder', { id: order.id })}>
          <Unbroken>{order.orderNumber}</Unbroken>
        </Link>
        <small className="num">{formatDateTime(order.createdAt)}</small>
      </td>
      <td className="orow__who">
        {order.customerName}
        {order.receiverName && <small>{copy.giftTo(order.receiverName)}</small>}
        <small className="orow__mail">{mailAndOrigin(order)}</small>
      </td>
      <td className="orow__when">
        {order.promise ? listedSlotWords(order.promise) : deliveryPanelCopy.ways[order.deliveryWay]}
        {isWaiting(order) && (
          <small className={order.packedAt ? undefined : 'orow__to-pack'}>
            {order.packedAt ? copy.packed : copy.toPack}
          </small>
        )}
        {order.trackingNumber && order.deliveryWay !== 'pickup' && (
          <small className="num">{copy.tracking(order.trackingNumber)}</small>
        )}
      </td>
      <td className="orow__status">
        <StatusSelect order={order} />
      </td>
      <td className="orow__pay">
        <PaymentBadge status={order.paymentStatus} audience="admin" />
        {order.pendingProviderAction === 'refund' && <small>{copy.refundDue}</small>}
      </td>
      <td className="orow__sum num">
        {formatBrl(order.totalAmount + order.voucherAmount)}
        {isPartlyRefunded(order) ? (
          <small>{copy.refunded(formatBrl(order.refundedAmount + order.voucherRefundedAmount))}</small>
        ) : (
          <small className="orow__method">{paymentMethodLabels[order.paymentMethod]}</small>
        )}
      </td>
      <td className="orow__act">
        <Menu label={listCopy.more(order.orderNumber)}>
          <MenuLink icon="eye" to={orderDetailsAddress(order.id, query)} preventScrollReset>
            {listCopy.row.view}
          </MenuLink>
          <MenuLink to={orderDetailsAddress(order.id, query, 'edit')} preventScrollReset>
            <AdminIcon name="pencil" />
            {listCopy.row.edit}
          </MenuLink>
          <MenuLink to={pathTo('adminPackingSlip', { id: order.id })}>
            <AdminIcon name="printer" />
            {copy.slip}
          </MenuLink>
        </Menu>
      </td>
    </tr>
  )
}

function mailAndOrigin({ customerEmail, origin }: AdminOrderCard): string {
  const from = origin === 'site' ? null : originLabels[origin]
  return [from, customerEmail].filter(Boolean).join(', ')
}

const isWaiting = ({ paymentStatus, status }: AdminOrderCard) =>
  paymentStatus === 'paid' && isBeforeShipping(status)

function isPartlyRefunded(order: AdminOrderCard): boolean {
  return order.refundedAmount + order.voucherRefundedAmount > 0 && leftToRefund(order) > 0
}
