import type { OrderStatus, PaymentStatus } from '#orders/domain/order-status.ts'
import type { OrderEvent } from '#orders/domain/order-timeline.ts'
import { estimatedDelivery } from '#orders/domain/status-change.ts'
import { HOUR_MS, nextRide } from './order-days.ts'
import type { DemoOrder, Outcome } from './types.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * HOUR_MS

const HOLD_MINUTES = 30

export const OUTCOME_STATES: Record<Outcome, { status: OrderStatus; paymentStatus: PaymentStatus }> = {
  delivered: { status: 'delivered', paymentStatus: 'paid' },
  returned: { status: 'delivered', paymentStatus: 'refunded' },
  shipped: { status: 'shipped', paymentStatus: 'paid' },
  processing: { status: 'processing', paymentStatus: 'paid' },
  'awaiting-payment': { status: 'pending', paymentStatus: 'pending' },
  'payment-failed': { status: 'cancelled', paymentStatus: 'failed' },
  withdrawn: { status: 'cancelled', paymentStatus: 'refunded' },
}

export type OrderHistory = Pick<
  DemoOrder,
  | 'createdAt'
  | 'updatedAt'
  | 'paidAt'
  | 'shippedAt'
  | 'estimatedDeliveryDate'
  | 'deliveredAt'
  | 'cancelledAt'
  | 'refundedAt'
  | 'events'
>

const minutesAfter = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * MINUTE_MS)

/** Dates and events come from one list, so that they are consistent. */
export function makeHistory(sale: {
  outcome: Outcome
  createdAt: Date
  now: Date
  trackingNumber: string | null
  random: () => number
}): OrderHistory {
  const { outcome, createdAt, random } = sale
  const events: OrderEvent[] = [{ kind: 'placed', at: createdAt }]
  const addPayment = () => {
    const at = minutesAfter(createdAt, 2 + Math.floor(random() * 4))
    events.push({ kind: 'paid', at }, { kind: 'status-changed', at, status: 'processing' })
  }
  if (outcome === 'payment-failed') {
    events.push({ kind: 'payment-declined', at: minutesAfter(createdAt, 3) })
    events.push({ kind: 'expired', at: minutesAfter(createdAt, HOLD_MINUTES) })
  } else if (outcome !== 'awaiting-payment') {
    addPayment()
  }
  if (outcome === 'withdrawn') {
    const at = minutesAfter(createdAt, 70 + Math.floor(random() * 60))
    events.push(
      { kind: 'status-changed', at, status: 'cancelled' },
      { kind: 'refunded', at: minutesAfter(at, 12) },
    )
  }
  if (outcome === 'shipped' || outcome === 'delivered' || outcome === 'returned')
    events.push(...rideEvents(sale))
  return readDates(events)
}

function rideEvents(sale: Parameters<typeof makeHistory>[0]): OrderEvent[] {
  const { outcome, createdAt, now, trackingNumber, random } = sale
  // On a Monday the next ride may be in the future, but a shipped order must be in the past.
  const latest = minutesAfter(now, -25 - Math.floor(random() * 50))
  const shippedAt = new Date(Math.min(nextRide(createdAt).getTime() + random() * HOUR_MS, latest.getTime()))
  const events: OrderEvent[] = [{ kind: 'status-changed', at: shippedAt, status: 'shipped' }]
  if (trackingNumber) events.push({ kind: 'tracking-changed', at: shippedAt, trackingNumber })
  if (outcome === 'shipped') return events
  const deliveredAt = minutesAfter(shippedAt, 40 + Math.floor(random() * 80))
  events.push({ kind: 'status-changed', at: deliveredAt, status: 'delivered' })
  if (outcome === 'returned')
    events.push({ kind: 'refunded', at: new Date(deliveredAt.getTime() + 4 * DAY_MS) })
  return events
}

function readDates(events: OrderEvent[]): OrderHistory {
  const when = (kind: OrderEvent['kind'], status?: OrderStatus) =>
    events.find((event) => event.kind === kind && event.status === status)?.at ?? null
  const shippedAt = when('status-changed', 'shipped')
  const createdAt = when('placed') ?? new Date(Number.NaN)
  return {
    createdAt,
    updatedAt: events.at(-1)?.at ?? createdAt,
    paidAt: when('paid'),
    shippedAt,
    estimatedDeliveryDate: shippedAt && estimatedDelivery(shippedAt),
    deliveredAt: when('status-changed', 'delivered'),
    cancelledAt: when('status-changed', 'cancelled') ?? when('expired'),
    refundedAt: when('refunded'),
    events,
  }
}
