import { expectedDay } from '#delivery/calendar/domain/closed-days.ts'
import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import type { OrderStatus } from './order-status.ts'

export const ORDER_EVENT_KINDS = [
  'placed',
  'payment-declined',
  'paid',
  'refunded',
  'status-changed',
  'expired',
  'tracking-changed',
  'notes-changed',
  'courier-cost-recorded',
  'refund-requested',
  'partly-refunded',
  'payment-method-changed',
  'payment-claimed',
  'pix-confirmed',
  'payment-taken-back',
  'coupon-gone',
  'voucher-gone',
  'refund-failed',
  'dispute-won',
  'dispute-lost',
  'delivery-moved',
  'mail-resent',
  'message-sent',
  'delivery-changed',
  'corrected',
  'items-changed',
  'withdrawal-asked',
  'trouble-told',
  'return-kept',
  'return-arranged',
  'return-received',
  'return-exchanged',
  'replacement-sent',
  'return-declined',
] as const

export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number]

const CUSTOMER_SEES: ReadonlySet<OrderEventKind> = new Set([
  'placed',
  'payment-declined',
  'paid',
  'refunded',
  'status-changed',
  'expired',
  'tracking-changed',
  'partly-refunded',
  'payment-taken-back',
  'coupon-gone',
  'voucher-gone',
  'refund-failed',
  'delivery-moved',
  'delivery-changed',
  'corrected',
  'items-changed',
  'withdrawal-asked',
  'trouble-told',
  'return-kept',
  'return-arranged',
  'return-received',
  'return-exchanged',
  'replacement-sent',
  'return-declined',
])

export type OrderEvent = {
  readonly kind: OrderEventKind
  readonly at: Date
  readonly status?: OrderStatus
  readonly trackingNumber?: string
  readonly reason?: string | null
}

export type TimelineEntry = {
  readonly kind: OrderEventKind
  readonly at: Date | null
  readonly status: OrderStatus | null
  readonly trackingNumber: string | null
  readonly expectedDay: string | null
  readonly label?: string
}

const STEPS_AHEAD: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['processing', 'shipped', 'delivered'],
  processing: ['shipped', 'delivered'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

export function customerTimeline(
  order: {
    status: OrderStatus
    promisedDay: string | null
    estimatedDeliveryDate: Date | null
    deliveryWay: DeliveryWay
  },
  events: readonly OrderEvent[],
): TimelineEntry[] {
  const isPickup = order.deliveryWay === 'pickup'
  // The promised day of a pickup is the day it is ready ('shipped'); otherwise it is the delivery day.
  const promised: OrderStatus = isPickup ? 'shipped' : 'delivered'
  const past = events
    .filter((event) => CUSTOMER_SEES.has(event.kind) && !isHidden(event, isPickup))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .filter(
      (event, position, all) => event.kind !== 'payment-declined' || isLastWord(all.slice(position + 1)),
    )
    .map(
      (event): TimelineEntry => ({
        kind: event.kind,
        at: event.at,
        status: event.status ?? null,
        trackingNumber: event.trackingNumber ?? null,
        expectedDay: null,
      }),
    )
  const ahead = STEPS_AHEAD[order.status].map(
    (status): TimelineEntry => ({
      kind: 'status-changed',
      at: null,
      status,
      trackingNumber: null,
      expectedDay: status === promised ? expectedDay(order) : null,
    }),
  )
  return [...past, ...ahead]
}

/** Pickup orders hide tracking. Expired codes recorded by an older version as declines are hidden too. */
function isHidden({ kind, reason }: OrderEvent, isPickup: boolean): boolean {
  return (
    (isPickup && kind === 'tracking-changed') || (kind === 'payment-declined' && reason === 'pix-expired')
  )
}

/** Only the latest decline is displayed, and only until the next attempt or payment. */
function isLastWord(laterEvents: readonly OrderEvent[]): boolean {
  return !laterEvents.some(({ kind }) => kind === 'payment-declined' || kind === 'paid')
}

export function isSetback({ kind, status }: Pick<TimelineEntry, 'kind' | 'status'>): boolean {
  return (
    kind === 'payment-declined' || kind === 'expired' || (kind === 'status-changed' && status === 'cancelled')
  )
}
