import { couponWord } from '#copy/cart/coupons.ts'
import type { ParcelDays } from '#domain/carriers/offers.ts'
import { isDeclineReason } from '#domain/checkout/decline-reason.ts'
import type { PromisedSlot } from '#domain/delivery/shifts.ts'
import { freightCouponOf } from '#domain/freight/free-freight.ts'
import type { OrderGift } from '#domain/gifts/gift.ts'
import type {
  CancelledMoney,
  DeliveryChanged,
  KitCoupon,
  OrderConfirmation,
  OrderStatusUpdate,
  PaymentRefunded,
  PaymentRefused,
} from '#domain/orders/order-emails.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { STATUS_EMAIL_DELAY_SECONDS } from '#domain/orders/status-change.ts'
import type { Job } from '#shop/outbox.ts'
import type { Shop } from '#shop/shop.ts'
import { arrivalDaysOf, type OrderRow, promiseOf } from './order-rows.ts'
import { type MailedItem, mailedLines } from './sold-contents.ts'

type Addressee = Pick<OrderRow, 'id' | 'orderNumber' | 'customerName' | 'customerEmail'>

/** `takenBack` counts how often the owner has taken her word about a Pix back: the next confirmation is another one. */
export const orderConfirmationKey = (orderId: string, takenBack: number) =>
  takenBack === 0 ? `order-confirmation:${orderId}` : `order-confirmation:${orderId}:${takenBack}`

/** An order with what a mail names of it; the label is null without a coupon. */
type MailedOrder = OrderRow & { readonly couponLabel?: string | null }

interface PaidFacts {
  readonly takenBack: number
  readonly missed: PromisedSlot | null
  /** The day of its last candle that still cures. */
  readonly readyOn: string | null
  readonly gift: OrderGift | null
  readonly kitCoupon: KitCoupon | null
}

/** One per order, however many ways the report of its payment takes. */
export function orderConfirmation(
  order: MailedOrder,
  items: readonly MailedItem[],
  { takenBack, missed, readyOn, gift, kitCoupon }: PaidFacts,
): Job {
  return {
    name: 'send-email',
    key: orderConfirmationKey(order.id, takenBack),
    email: {
      type: 'order-confirmation',
      to: order.customerEmail,
      data: { ...confirmationFacts(order, items, gift), missed, readyOn, ...(kitCoupon && { kitCoupon }) },
    },
  }
}

const couponOf = ({ couponLabel, couponDiscountAmount: amount }: MailedOrder) =>
  amount > 0 ? { label: couponLabel ?? couponWord, amount } : null

const waivedOf = (order: MailedOrder) =>
  order.shippingWaivedAmount > 0
    ? { amount: order.shippingWaivedAmount, couponLabel: freightCouponOf(order) }
    : null

export function confirmationFacts(
  order: MailedOrder,
  items: readonly MailedItem[],
  gift: OrderGift | null,
): OrderConfirmation {
  return {
    gift,
    customerName: order.customerName,
    orderNumber: order.orderNumber,
    orderTotal: order.totalAmount,
    customerCpf: order.customerCpf,
    paymentMethod: order.paymentMethod,
    pixDiscountAmount: order.pixDiscountAmount,
    coupon: couponOf(order),
    ...(order.voucherAmount > 0 && { voucherAmount: order.voucherAmount }),
    shippingAmount: order.shippingAmount,
    shippingWaived: waivedOf(order),
    shippingProvider: order.shippingProvider,
    ...(order.deliveryWay === 'carrier' && { arrives: arrivalDaysOf(order) }),
    pickupCode: order.pickupCode,
    isHandedOver: order.deliveryWay === 'handed',
    promisedDay: order.promisedDay,
    promise: promiseOf(order),
    shippingAddress: order.shippingAddress,
    orderDate: order.createdAt.toISOString(),
    items: mailedLines(items),
  }
}

/** Tells the owner of a sale. Where she wants it, and whether alone or in a digest, is asked when it is delivered. */
export function ownerOrderNotice(
  order: MailedOrder,
  items: readonly MailedItem[],
  { takenBack, gift }: { takenBack: number; gift: OrderGift | null },
): Job {
  const { id: orderId, customerPhone, notes: note } = order
  return {
    name: 'send-email',
    key: takenBack === 0 ? `owner-order:${orderId}` : `owner-order:${orderId}:${takenBack}`,
    email: {
      type: 'owner-order',
      to: '',
      data: { ...confirmationFacts(order, items, gift), orderId, customerPhone, note },
    },
  }
}

export const deliveryNoticeKey = (orderId: string, change: string) => `delivery-changed:${orderId}:${change}`

/** To whoever did not change the day; one for each change. */
export function deliveryNotice(
  order: Addressee & Pick<OrderRow, 'createdAt' | 'shippingAddress' | 'pickupCode'>,
  changed: Pick<DeliveryChanged, 'promise' | 'before' | 'toldTo'> & { to: string; at: Date; change: string },
): Extract<Job, { name: 'send-email' }> {
  const { customerName, orderNumber, shippingAddress: address, pickupCode } = order
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
        address,
        pickupCode,
        orderDate: order.createdAt.toISOString(),
        changedAt: at.toISOString(),
      },
    },
  }
}

/** To whose parcel leaves on another day than was said; one for each change. */
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

/** Where to find the code again: once for each deadline, because a change of mind may give another. */
export function pixReminder(order: Addressee & Pick<OrderRow, 'totalAmount'>, payUntil: Date): Job {
  const { customerName, customerEmail: to, orderNumber, totalAmount: orderTotal } = order
  return {
    name: 'send-email',
    key: `pix-waiting:${order.id}:${payUntil.toISOString()}`,
    email: {
      type: 'pix-waiting',
      to,
      data: { customerName, orderNumber, orderTotal, payUntil: payUntil.toISOString() },
    },
  }
}

export function paymentRefusal(
  order: Addressee & Pick<OrderRow, 'totalAmount' | 'paymentFailure' | 'origin'>,
  cause: PaymentRefused['cause'],
  /** Names the fact where there may be several. */
  fact: string = cause,
): Job {
  const { customerName, customerEmail: to, orderNumber, totalAmount: orderTotal, paymentFailure } = order
  const declineReason = cause === 'declined' && isDeclineReason(paymentFailure) ? paymentFailure : null
  return {
    name: 'send-email',
    key: `payment-refused:${order.id}:${fact}`,
    email: {
      type: 'payment-refused',
      to,
      data: {
        customerName,
        orderNumber,
        orderTotal,
        cause,
        declineReason,
        ...(order.origin === 'voucher' && { isVoucher: true }),
      },
    },
  }
}

type RefundAddressee = Addressee & Pick<OrderRow, 'paymentMethod' | 'paymentProvider'>

/** How she gives back what she received herself is between her and the customer. */
const refundMethodOf = ({ paymentMethod, paymentProvider }: RefundAddressee, byHand: boolean) =>
  paymentProvider === 'by-hand' || (byHand && paymentProvider !== 'pix-key') ? 'cash' : paymentMethod

/** The last of it went back: `givenNow` is the whole amount, or what earlier refunds had left. */
export function refundNotice(
  order: RefundAddressee & {
    givenNow: number
    voucherGivenNow: number
    failures: number
    byHand: boolean
    endedCoupon?: string | null
  },
  cause: PaymentRefunded['cause'],
): Job {
  const { customerName, customerEmail: to, orderNumber, givenNow, voucherGivenNow: voucherAmount } = order
  const { endedCoupon } = order
  const refundAmount = givenNow + voucherAmount
  const paymentMethod = givenNow === 0 ? 'voucher' : refundMethodOf(order, order.byHand)
  // What came back and went again is another fact.
  const again = order.failures === 0 ? '' : `:again-${order.failures}`
  return {
    name: 'send-email',
    key: `payment-refunded:${order.id}${again}`,
    email: {
      type: 'payment-refunded',
      to,
      data: {
        customerName,
        orderNumber,
        refundAmount,
        paymentMethod,
        cause,
        ...(voucherAmount > 0 && { voucherAmount }),
        ...(endedCoupon && { endedCoupon }),
      },
    },
  }
}

/** One for each part that goes back. */
export function partialRefundNotice(
  order: RefundAddressee,
  refund: {
    id: string
    amount: number
    voucherAmount: number
    byHand: boolean
    endedCoupon?: string | null
  },
): Job {
  const { customerName, customerEmail: to, orderNumber } = order
  const { amount, voucherAmount, endedCoupon } = refund
  const refundAmount = amount + voucherAmount
  const paymentMethod = amount === 0 ? 'voucher' : refundMethodOf(order, refund.byHand)
  return {
    name: 'send-email',
    key: `payment-refunded:${order.id}:${refund.id}`,
    email: {
      type: 'payment-refunded',
      to,
      data: {
        customerName,
        orderNumber,
        refundAmount,
        paymentMethod,
        cause: 'partial',
        ...(voucherAmount > 0 && { voucherAmount }),
        ...(endedCoupon && { endedCoupon }),
      },
    },
  }
}

const workshopLine = ({ line1, line2, city }: OrderRow['shippingAddress']) =>
  [line1, line2, city].filter(Boolean).join(', ')

/** Where the money of a cancelled order is, by the way it was paid. */
function cancelledMoneyOf(
  order: Pick<OrderRow, 'paymentStatus' | 'paymentMethod' | 'paymentProvider'>,
): CancelledMoney {
  const { paymentStatus, paymentMethod, paymentProvider } = order
  if (paymentStatus === 'refunded') return 'refunded'
  if (paymentStatus !== 'paid') return paymentMethod === 'pix' ? 'unpaid-pix' : 'unpaid'
  if (paymentProvider === 'by-hand' || paymentProvider === 'voucher') return paymentProvider
  if (paymentProvider === 'pix-key') return 'own-key'
  return paymentMethod === 'pix' ? 'pix' : 'card'
}

/** She was told that it is on its way, and her bank did not take it: the shop pays in another way. */
export function refundFailedNotice(
  order: RefundAddressee,
  failed: { id: string; amount: number; restoredCoupon: string | null },
): Job {
  const { customerName, customerEmail: to, orderNumber, paymentMethod } = order
  const { restoredCoupon } = failed
  return {
    name: 'send-email',
    key: `payment-refunded:${order.id}:failed-${failed.id}`,
    email: {
      type: 'payment-refunded',
      to,
      data: {
        customerName,
        orderNumber,
        refundAmount: failed.amount,
        paymentMethod,
        cause: 'failed',
        ...(restoredCoupon && { restoredCoupon }),
      },
    },
  }
}

export const statusEmailKey = (orderId: string, change: string) => `order-status:${orderId}:${change}`

/** `change` names this one change of status, so that a later change to the same status is told again. */
export function statusEmail(
  order: Addressee &
    Pick<
      OrderRow,
      | 'status'
      | 'paymentStatus'
      | 'paymentMethod'
      | 'paymentProvider'
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
  { pours = [], invoice = null }: Pick<OrderStatusUpdate, 'pours' | 'invoice'> = {},
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
        pickupAt: pickupCode && workshopLine(order.shippingAddress),
        ...(status === 'cancelled' && { money: cancelledMoneyOf(order) }),
        promisedDay,
        promise: promiseOf(order),
        ...(order.deliveryWay === 'carrier' && {
          arrives: arrivalDaysOf(order),
          carrier: order.shippingProvider,
        }),
        estimatedDeliveryDate,
        ...(pours.length > 0 && { pours }),
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
