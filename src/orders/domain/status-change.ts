import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { UNDO_SECONDS } from '#platform/domain/undo-window.ts'
import type { OrderStatus } from './order-status.ts'

/** Slightly longer than the undo window, to allow for the undo request's latency. */
export const STATUS_EMAIL_DELAY_SECONDS = UNDO_SECONDS + 2

/** Changes that send no email can be undone for this long: the undo window plus time for a slow connection. */
export const UNDO_ACCEPTED_SECONDS = 60

const DELIVERY_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

type Stamp = 'shipped' | 'delivered'

type StatusChange = {
  readonly stamp: Stamp | null
  readonly units: 'stay' | 'go-back' | 'are-taken' | 'owner-says'
}

const noChange: StatusChange = { stamp: null, units: 'stay' }
const ships: StatusChange = { stamp: 'shipped', units: 'stay' }
const arrives: StatusChange = { stamp: 'delivered', units: 'stay' }
const cancelsEarly: StatusChange = { stamp: null, units: 'go-back' }
const cancelsLate: StatusChange = { stamp: null, units: 'owner-says' }
const reopens: StatusChange = { stamp: null, units: 'are-taken' }
const reopensShipped: StatusChange = { stamp: 'shipped', units: 'are-taken' }
const reopensDelivered: StatusChange = { stamp: 'delivered', units: 'are-taken' }

/** STATUS_CHANGES[from][to]: any change is allowed, and the table lists its side effects. */
export const STATUS_CHANGES: Readonly<Record<OrderStatus, Readonly<Record<OrderStatus, StatusChange>>>> = {
  pending: {
    pending: noChange,
    processing: noChange,
    shipped: ships,
    delivered: arrives,
    cancelled: cancelsEarly,
  },
  processing: {
    pending: noChange,
    processing: noChange,
    shipped: ships,
    delivered: arrives,
    cancelled: cancelsEarly,
  },
  shipped: {
    pending: noChange,
    processing: noChange,
    shipped: noChange,
    delivered: arrives,
    cancelled: cancelsLate,
  },
  delivered: {
    pending: noChange,
    processing: noChange,
    shipped: ships,
    delivered: noChange,
    cancelled: cancelsLate,
  },
  cancelled: {
    pending: reopens,
    processing: reopens,
    shipped: reopensShipped,
    delivered: reopensDelivered,
    cancelled: noChange,
  },
}

export type StatusPlan = {
  readonly status: OrderStatus
  readonly shippedAt?: Date
  readonly estimatedDeliveryDate?: Date
  readonly deliveredAt?: Date
  readonly units: 'stay' | 'go-back' | 'are-taken'
}

/**
 * `unitsTaken` is true while the units are deducted from stock, so that repeated changes return or take
 * them only once.
 */
export function planStatusChange(change: {
  from: OrderStatus
  to: OrderStatus
  unitsTaken: boolean
  returnUnits?: boolean | undefined
  now: Date
}): Ok<StatusPlan> | Refusal<'say-if-units-return'> {
  const { from, to, unitsTaken, returnUnits, now } = change
  const { stamp, units } = STATUS_CHANGES[from][to]
  if (units === 'owner-says' && unitsTaken && returnUnits === undefined) return refuse('say-if-units-return')
  const goBack = unitsTaken && (units === 'go-back' || (units === 'owner-says' && returnUnits === true))
  const areTaken = !unitsTaken && units === 'are-taken'
  return ok({
    status: to,
    units: goBack ? 'go-back' : areTaken ? 'are-taken' : 'stay',
    ...(stamp === 'shipped' && { shippedAt: now, estimatedDeliveryDate: estimatedDelivery(now) }),
    ...(stamp === 'delivered' && { deliveredAt: now }),
  })
}

export function estimatedDelivery(shippedAt: Date): Date {
  return new Date(shippedAt.getTime() + DELIVERY_DAYS * DAY_MS)
}
