import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import {
  hasLeft,
  isBeforeShipping,
  type OrderStatus,
  type PaymentStatus,
} from '#orders/domain/order-status.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { COMPLAINT_DAYS_BY_LAW, WITHDRAWAL_DAYS } from '#settings/domain/consumer-law.ts'

/** A customer's request must be answered within five days: Decreto 7.962/2013, art. 4, parágrafo único. */
const ANSWER_DAYS = 5

export type WithdrawalRight =
  | { readonly kind: 'cancel' }
  /** Last day, inclusive ('yyyy-MM-dd'); null until delivery is confirmed. */
  | { readonly kind: 'return'; readonly until: string | null }
  | { readonly kind: 'over'; readonly until: string }
  | { readonly kind: 'none' }

interface PaidOrder {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly deliveredAt: Date | null
}

export function withdrawalRight(order: PaidOrder, now: Date): WithdrawalRight {
  if (order.paymentStatus !== 'paid' || order.status === 'cancelled') return { kind: 'none' }
  if (isBeforeShipping(order.status)) return { kind: 'cancel' }
  return rightAfterReceipt(order, WITHDRAWAL_DAYS, now)
}

/** The owner may promise more days than the law requires. */
export const countComplaintDays = (promised: string | null) => Number(promised) || COMPLAINT_DAYS_BY_LAW

export function complaintRight(
  order: PaidOrder & { readonly deliveryWay: DeliveryWay },
  days: number,
  now: Date,
): Exclude<WithdrawalRight, { kind: 'cancel' }> {
  return order.paymentStatus === 'paid' && hasLeft(order)
    ? rightAfterReceipt(order, days, now)
    : { kind: 'none' }
}

function rightAfterReceipt({ status, deliveredAt }: PaidOrder, days: number, now: Date) {
  if (status !== 'delivered' || !deliveredAt) return { kind: 'return', until: null } as const
  const until = daysAfter(isoDay(deliveredAt), days)
  return isoDay(now) <= until ? ({ kind: 'return', until } as const) : ({ kind: 'over', until } as const)
}

export function answerDay(isComplaint: boolean, requestedAt: Date): string {
  return isComplaint ? daysAfter(isoDay(requestedAt), ANSWER_DAYS) : isoDay(requestedAt)
}

function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
