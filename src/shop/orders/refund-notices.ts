import type { PaymentRefunded } from '#domain/orders/order-emails.ts'
import type { Job } from '#shop/outbox.ts'
import type { Addressee } from './order-notices.ts'
import type { OrderRow } from './order-rows.ts'

type RefundAddressee = Addressee & Pick<OrderRow, 'paymentMethod' | 'paymentProvider'>

/** How the owner gives back what they received themselves is between them and the customer. */
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

/** The customer was told that it is on its way, and their bank did not take it: the shop pays in another way. */
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
