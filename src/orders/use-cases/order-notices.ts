import type { PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import { findFreightCoupon } from '#delivery/freight/domain/free-freight.ts'
import { couponWord } from '#orders/coupons/copy.ts'
import { isDeclineReason } from '#orders/domain/decline-reason.ts'
import type { OrderGift } from '#orders/domain/gift.ts'
import type { KitCoupon, OrderConfirmation, PaymentRefused } from '#orders/domain/order-emails.ts'
import { buysVoucher } from '#orders/vouchers/domain/voucher.ts'
import type { Job } from '#platform/outbox.ts'
import { type OrderRow, readArrivalDays, readPromise } from './order-rows.ts'
import { type MailedItem, mailedLines } from './sold-contents.ts'

export type Addressee = Pick<OrderRow, 'id' | 'orderNumber' | 'customerName' | 'customerEmail'>

/** `takenBack` counts revoked Pix confirmations, so that a new confirmation is emailed again. */
export const orderConfirmationKey = (orderId: string, takenBack: number) =>
  takenBack === 0 ? `order-confirmation:${orderId}` : `order-confirmation:${orderId}:${takenBack}`

type MailedOrder = OrderRow & { readonly couponLabel?: string | null }

interface PaidFacts {
  readonly takenBack: number
  readonly missed: PromisedSlot | null
  readonly readyOn: string | null
  readonly gift: OrderGift | null
  readonly kitCoupon: KitCoupon | null
}

/** One confirmation per order, even if several reports confirm the payment. */
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

const describeCoupon = ({ couponLabel, couponDiscountAmount: amount }: MailedOrder) =>
  amount > 0 ? { label: couponLabel ?? couponWord, amount } : null

const describeWaiver = (order: MailedOrder) =>
  order.shippingWaivedAmount > 0
    ? { amount: order.shippingWaivedAmount, couponLabel: findFreightCoupon(order) }
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
    coupon: describeCoupon(order),
    ...(order.voucherAmount > 0 && { voucherAmount: order.voucherAmount }),
    shippingAmount: order.shippingAmount,
    shippingWaived: describeWaiver(order),
    shippingProvider: order.shippingProvider,
    ...(order.deliveryWay === 'carrier' && { arrives: readArrivalDays(order) }),
    pickupCode: order.pickupCode,
    isHandedOver: order.deliveryWay === 'handed',
    promisedDay: order.promisedDay,
    promise: readPromise(order),
    shippingAddress: order.shippingAddress,
    orderDate: order.createdAt.toISOString(),
    items: mailedLines(items),
  }
}

/** The notice is sent alone or in a digest, which is decided on delivery. */
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

/** One reminder per deadline, because a change of method may set a new deadline. */
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
  order: Addressee & Pick<OrderRow, 'totalAmount' | 'paymentFailure' | 'deliveryWay'>,
  cause: PaymentRefused['cause'],
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
        isVoucher: buysVoucher(order),
      },
    },
  }
}
