import type { PaymentRefunded } from '#orders/domain/order-emails.ts'
import type { Job } from '#platform/outbox.ts'
import type { Addressee } from './order-notices.ts'
import type { OrderRow } from './order-rows.ts'

type RefundAddressee = Addressee & Pick<OrderRow, 'paymentMethod' | 'paymentProvider'>

/** How the owner gives back what they received themselves is between them and the customer. */
const refundMethodOf = ({ paymentMethod, paymentProvider }: RefundAddressee, byHand: boolean) =>
  paymentProvider === 'by-hand' || (byHand && paymentProvider !== 'pix-key') ? 'cash' : paymentMethod

/** `what` names this part of the money, so that it is written about once. */
const refundMail = (
  { id, customerName, customerEmail: to, orderNumber }: RefundAddressee,
  what: string,
  data: Omit<PaymentRefunded, 'customerName' | 'orderNumber'>,
): Job => ({
  name: 'send-email',
  key: `payment-refunded:${id}${what}`,
  email: { type: 'payment-refunded', to, data: { customerName, orderNumber, ...data } },
})

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
  const { givenNow, voucherGivenNow: voucherAmount, failures, byHand, endedCoupon } = order
  // What came back and went again is another fact.
  return refundMail(order, failures === 0 ? '' : `:again-${failures}`, {
    refundAmount: givenNow + voucherAmount,
    paymentMethod: givenNow === 0 ? 'voucher' : refundMethodOf(order, byHand),
    cause,
    ...(voucherAmount > 0 && { voucherAmount }),
    ...(endedCoupon && { endedCoupon }),
  })
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
  const { id, amount, voucherAmount, byHand, endedCoupon } = refund
  return refundMail(order, `:${id}`, {
    refundAmount: amount + voucherAmount,
    paymentMethod: amount === 0 ? 'voucher' : refundMethodOf(order, byHand),
    cause: 'partial',
    ...(voucherAmount > 0 && { voucherAmount }),
    ...(endedCoupon && { endedCoupon }),
  })
}

/** The customer was told that it is on its way, and their bank did not take it: the shop pays in another way. */
export function refundFailedNotice(
  order: RefundAddressee,
  { id, amount, restoredCoupon }: { id: string; amount: number; restoredCoupon: string | null },
): Job {
  return refundMail(order, `:failed-${id}`, {
    refundAmount: amount,
    paymentMethod: order.paymentMethod,
    cause: 'failed',
    ...(restoredCoupon && { restoredCoupon }),
  })
}
