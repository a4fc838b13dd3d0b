import type { ParcelDays } from '#delivery/carriers/domain/offers.ts'
import type { CancelledMoney, DeliveryChanged, OrderStatusUpdate } from '#orders/domain/order-emails.ts'
import type { OrderStatus } from '#orders/domain/order-status.ts'
import { shownAddress } from '#orders/domain/pickup-place.ts'
import { STATUS_EMAIL_DELAY_SECONDS } from '#orders/domain/status-change.ts'
import type { Job } from '#platform/outbox.ts'
import type { Shop } from '#platform/shop.ts'
import type { Addressee } from './order-notices.ts'
import { type OrderRow, readArrivalDays, readPromise } from './order-rows.ts'

export const deliveryNoticeKey = (orderId: string, change: string) => `delivery-changed:${orderId}:${change}`

export function deliveryNotice(
  order: Addressee &
    Pick<OrderRow, 'createdAt' | 'shippingAddress' | 'pickupCode' | 'deliveryWay' | 'paymentStatus'>,
  changed: Pick<DeliveryChanged, 'promise' | 'before' | 'toldTo'> & { to: string; at: Date; change: string },
): Extract<Job, { name: 'send-email' }> {
  const { customerName, orderNumber, pickupCode } = order
  const { to, at, change, ...moved } = changed
  return {
    name: 'send-email',
    key: deliveryNoticeKey(order.id, change),
    email: {
      type: 'delivery-changed',
      to,
      data: {
        ...moved,
        customerName,
        orderNumber,
        address: shownAddress(order),
        pickupCode,
        orderDate: order.createdAt.toISOString(),
        changedAt: at.toISOString(),
      },
    },
  }
}

export function parcelNotice(
  order: Addressee,
  { from, to }: { from: ParcelDays; to: ParcelDays },
  change: string,
): Extract<Job, { name: 'send-email' }> {
  const { customerName, orderNumber } = order
  const data = { customerName, orderNumber, leavesOn: to.leavesOn, arrives: to.arrives, before: from.arrives }
  return {
    name: 'send-email',
    key: deliveryNoticeKey(order.id, change),
    email: { type: 'parcel-moved', to: order.customerEmail, data },
  }
}

const workshopLine = ({ line1, line2, city }: OrderRow['shippingAddress']) =>
  [line1, line2, city].filter(Boolean).join(', ')

/** The email mentions a refund only once the refund has been decided. */
function describeCancelledMoney(
  order: Pick<
    OrderRow,
    'paymentStatus' | 'paymentMethod' | 'paymentProvider' | 'pendingProviderAction' | 'voucherAmount'
  >,
  givesBack: boolean,
): CancelledMoney {
  const { paymentStatus, paymentMethod, paymentProvider } = order
  if (paymentStatus === 'refunded') return 'refunded'
  if (paymentStatus !== 'paid') return paymentMethod === 'pix' ? 'unpaid-pix' : 'unpaid'
  if (!givesBack && order.pendingProviderAction !== 'refund') return 'kept'
  if (paymentProvider === 'by-hand' || paymentProvider === 'voucher') return paymentProvider
  if (order.voucherAmount > 0) return 'with-voucher'
  if (paymentProvider === 'pix-key') return 'own-key'
  return paymentMethod === 'pix' ? 'pix' : 'card'
}

interface StatusFacts extends Pick<OrderStatusUpdate, 'batches' | 'invoice'> {
  readonly givesBack?: boolean
}

export const statusEmailKey = (orderId: string, change: string) => `order-status:${orderId}:${change}`

/** `change` identifies this transition, so that a later change to the same status is emailed again. */
export function statusEmail(
  order: Addressee &
    Pick<
      OrderRow,
      | 'status'
      | 'paymentStatus'
      | 'paymentMethod'
      | 'paymentProvider'
      | 'pendingProviderAction'
      | 'voucherAmount'
      | 'trackingNumber'
      | 'pickupCode'
      | 'shippingAddress'
      | 'promisedDay'
      | 'promisedShift'
      | 'promisedHours'
      | 'estimatedDeliveryDate'
      | 'deliveryWay'
      | 'shippingProvider'
      | 'arrivesFrom'
      | 'arrivesUntil'
    >,
  change: string,
  { batches = [], invoice = null, givesBack = false }: StatusFacts = {},
): Job {
  const { customerName, customerEmail: to, orderNumber, status } = order
  const { trackingNumber, pickupCode, promisedDay } = order
  const estimatedDeliveryDate = order.estimatedDeliveryDate?.toISOString() ?? null
  return {
    name: 'send-email',
    key: statusEmailKey(order.id, change),
    delaySeconds: STATUS_EMAIL_DELAY_SECONDS,
    email: {
      type: 'order-status-update',
      to,
      data: {
        customerName,
        orderNumber,
        status,
        trackingNumber,
        pickupCode,
        pickupAt: pickupCode && workshopLine(shownAddress(order)),
        ...(status === 'cancelled' && { money: describeCancelledMoney(order, givesBack) }),
        promisedDay,
        promise: readPromise(order),
        ...(order.deliveryWay === 'carrier' && {
          arrives: readArrivalDays(order),
          carrier: order.shippingProvider,
        }),
        estimatedDeliveryDate,
        ...(batches.length > 0 && { batches }),
        ...(invoice && { invoice }),
      },
    },
  }
}

export function statusNotice(
  shop: Pick<Shop, 'config'>,
  order: Addressee & Pick<OrderRow, 'status' | 'trackingNumber'>,
  oldStatus: OrderStatus,
  change: string,
): Job {
  return {
    name: 'notify-order-status-change',
    key: `order-status-notice:${order.id}:${change}`,
    notice: {
      orderId: order.id,
      orderNumber: order.orderNumber,
      customerName: order.customerName,
      customerEmail: order.customerEmail,
      oldStatus,
      newStatus: order.status,
      trackingNumber: order.trackingNumber,
      environment: shop.config.environment,
    },
  }
}
