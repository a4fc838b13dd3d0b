import type { PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import { freightCouponOf } from '#delivery/freight/domain/free-freight.ts'
import { couponWord } from '#orders/coupons/copy.ts'
import { isDeclineReason } from '#orders/domain/decline-reason.ts'
import type { OrderGift } from '#orders/domain/gift.ts'
import type { KitCoupon, OrderConfirmation, PaymentRefused } from '#orders/domain/order-emails.ts'
import type { Job } from '#platform/outbox.ts'
import { arrivalDaysOf, type OrderRow, promiseOf } from './order-rows.ts'
import { type MailedItem, mailedLines } from './sold-contents.ts'

export type Addressee = Pick<OrderRow, 'id' | 'orderNumber' | 'customerName' | 'customerEmail'>

/** `takenBack` counts how often the owner has taken their word about a Pix back: the next confirmation is another one. */
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

/** Tells the owner of a sale. Where they want it, and whether alone or in a digest, is asked when it is delivered. */
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
