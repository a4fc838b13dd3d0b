import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import { isBeforeShipping, type OrderStatus, type PaymentStatus } from './order-status.ts'

/** The owner's next action; waiting states name what the order waits for. */
export type NextStep =
  | 'answer-return'
  | 'send-replacement'
  | 'collect-return'
  | 'refund-otherwise'
  | 'refund'
  | 'await-refund'
  | 'confirm-pix'
  | 'await-payment'
  | 'await-batch'
  | 'pack'
  | 'dispatch'
  | 'make-ready'
  | 'deliver'
  | 'hand-over'
  | 'nothing'

interface OrderState {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly deliveryWay: DeliveryWay
  readonly isPacked: boolean
  readonly readyOn: string | null
  readonly today: string
  readonly canBePaid: boolean
  /** True if paid to the owner's own Pix key, so that only the owner can see the payment. */
  readonly isOwnPix: boolean
  readonly hasOpenReturn: boolean
  readonly owesReplacement: boolean
  readonly owesCollection: boolean
  readonly isRefundOnItsWay: boolean
  readonly isRefundFailed: boolean
}

/** Priority: requests by customers, then payment, then fulfilment. */
export function chooseNextStep(order: OrderState): NextStep {
  if (order.hasOpenReturn) return 'answer-return'
  if (order.isRefundFailed) return 'refund-otherwise'
  if (order.isRefundOnItsWay) return 'await-refund'
  if (order.status === 'cancelled') return order.paymentStatus === 'paid' ? 'refund' : 'nothing'
  if (order.owesReplacement) return 'send-replacement'
  if (order.status === 'delivered') return order.owesCollection ? 'collect-return' : 'nothing'
  if (order.status === 'shipped') return order.deliveryWay === 'pickup' ? 'hand-over' : 'deliver'
  if (order.canBePaid) return order.isOwnPix ? 'confirm-pix' : 'await-payment'
  if (order.paymentStatus !== 'paid' || !isBeforeShipping(order.status)) return 'nothing'
  return stepOfBox(order)
}

function stepOfBox({ isPacked, readyOn, today, deliveryWay }: OrderState): NextStep {
  if (isPacked) return deliveryWay === 'pickup' ? 'make-ready' : 'dispatch'
  return readyOn !== null && readyOn > today ? 'await-batch' : 'pack'
}
