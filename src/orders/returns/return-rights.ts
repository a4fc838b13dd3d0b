import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import {
  hasLeft,
  isBeforeShipping,
  type OrderStatus,
  type PaymentStatus,
} from '#orders/domain/order-status.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { COMPLAINT_DAYS_BY_LAW, WITHDRAWAL_DAYS } from '#settings/domain/consumer-law.ts'

/** A customer's demand is answered within five days: Decreto 7.962/2013, art. 4, parágrafo único. */
const ANSWER_DAYS = 5

/** What a customer may do about an order that they have paid. */
export type WithdrawalRight =
  /** It has not left: all of it or a part, at once. */
  | { readonly kind: 'cancel' }
  /** Until the end of this day ('yyyy-MM-dd'); null while nobody has said that it arrived. */
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

/** What the owner promises, else the law. */
export const complaintDaysOf = (promised: string | null) => Number(promised) || COMPLAINT_DAYS_BY_LAW

/** To tell that something arrived broken or wrong. */
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

/** The day by which the owner has to act: money for a withdrawal goes back at once, a complaint is answered within five days. */
export function answerDay(isComplaint: boolean, requestedAt: Date): string {
  return isComplaint ? daysAfter(isoDay(requestedAt), ANSWER_DAYS) : isoDay(requestedAt)
}

function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
