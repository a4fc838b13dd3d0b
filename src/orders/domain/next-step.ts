import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import { isBeforeShipping, type OrderStatus, type PaymentStatus } from './order-status.ts'

/** What the owner does next with an order, in one press; the waiting ones name what it waits for. */
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
  /** The day of its last candle that still cures; null when all of it is ready. */
  readonly readyOn: string | null
  readonly today: string
  /** Its candles are held until it is paid. */
  readonly canBePaid: boolean
  /** It is paid to the owner's own key, and only they see the money. */
  readonly isOwnPix: boolean
  readonly hasOpenReturn: boolean
  /** Another candle is promised and still here; candles wait for the courier. */
  readonly owesReplacement: boolean
  readonly owesCollection: boolean
  readonly isRefundOnItsWay: boolean
  readonly isRefundFailed: boolean
}

/** What a person waits for comes first, then the money, then the candles. */
export function nextStepOf(order: OrderState): NextStep {
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
