import type { PaymentRefunded } from '#orders/domain/order-emails.ts'
import type { Job } from '#platform/outbox.ts'
import type { Addressee } from './order-notices.ts'
import type { OrderRow } from './order-rows.ts'

type RefundAddressee = Addressee & Pick<OrderRow, 'paymentMethod' | 'paymentProvider'>

/** Manual refunds count as 'cash', because the owner and the customer agree on the method. */
const chooseRefundMethod = ({ paymentMethod, paymentProvider }: RefundAddressee, byHand: boolean) =>
  paymentProvider === 'by-hand' || (byHand && paymentProvider !== 'pix-key') ? 'cash' : paymentMethod

const refundMail = (
  { id, customerName, customerEmail: to, orderNumber }: RefundAddressee,
  keySuffix: string,
  data: Omit<PaymentRefunded, 'customerName' | 'orderNumber'>,
): Job => ({
  name: 'send-email',
  key: `payment-refunded:${id}${keySuffix}`,
  email: { type: 'payment-refunded', to, data: { customerName, orderNumber, ...data } },
})

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
  // A repeated refund after a failure is emailed again.
  return refundMail(order, failures === 0 ? '' : `:again-${failures}`, {
    refundAmount: givenNow + voucherAmount,
    paymentMethod: givenNow === 0 ? 'voucher' : chooseRefundMethod(order, byHand),
    cause,
    ...(voucherAmount > 0 && { voucherAmount }),
    ...(endedCoupon && { endedCoupon }),
  })
}

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
    paymentMethod: amount === 0 ? 'voucher' : chooseRefundMethod(order, byHand),
    cause: 'partial',
    ...(voucherAmount > 0 && { voucherAmount }),
    ...(endedCoupon && { endedCoupon }),
  })
}

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
