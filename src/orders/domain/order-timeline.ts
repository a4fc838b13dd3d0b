import { expectedDay } from '#delivery/calendar/domain/closed-days.ts'
import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import type { OrderStatus } from './order-status.ts'

/** What can happen to an order, in the words of the `order_events` table. */
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
  /** Null for a step that is still ahead. */
  readonly at: Date | null
  readonly status: OrderStatus | null
  readonly trackingNumber: string | null
  /** 'yyyy-MM-dd', of a step that is still ahead. */
  readonly expectedDay: string | null
  /** In the words of the order's own page; elsewhere it is named by what it is. */
  readonly label?: string
}

const STEPS_AHEAD: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['processing', 'shipped', 'delivered'],
  processing: ['shipped', 'delivered'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

/** The order's history as its customer reads it: what happened, oldest first, then the steps still ahead. */
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
  // The day that the customer was promised: it comes to them, or waits for them.
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

/** Nobody tracks what the customer fetches; and a code that expired was refused by nobody, as an older version recorded it. */
function isHidden({ kind, reason }: OrderEvent, isPickup: boolean): boolean {
  return (
    (isPickup && kind === 'tracking-changed') || (kind === 'payment-declined' && reason === 'pix-expired')
  )
}

/** A refused card is told until another one is tried: three refusals are one state, and after paying they are past. */
function isLastWord(later: readonly OrderEvent[]): boolean {
  return !later.some(({ kind }) => kind === 'payment-declined' || kind === 'paid')
}

/** What ended the order, or keeps it from going on. */
export function isSetback({ kind, status }: Pick<TimelineEntry, 'kind' | 'status'>): boolean {
  return (
    kind === 'payment-declined' || kind === 'expired' || (kind === 'status-changed' && status === 'cancelled')
  )
}
