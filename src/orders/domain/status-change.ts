import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { UNDO_SECONDS } from '#platform/domain/undo-window.ts'
import type { OrderStatus } from './order-status.ts'

/** The mail waits a little longer: the press that takes it back has a way to go as well. */
export const STATUS_EMAIL_DELAY_SECONDS = UNDO_SECONDS + 2

/** What nobody is mailed about can be taken back until here: the window, and a slow connection. */
export const UNDO_ACCEPTED_SECONDS = 60

const DELIVERY_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

type Stamp = 'shipped' | 'delivered'

type StatusChange = {
  /** Which moment the change records, if any. */
  readonly stamp: Stamp | null
  /** What happens to the order's units: they stay as they are, go back to the shelf, are taken again, or the owner says. */
  readonly units: 'stay' | 'go-back' | 'are-taken' | 'owner-says'
}

const nothing: StatusChange = { stamp: null, units: 'stay' }
const ships: StatusChange = { stamp: 'shipped', units: 'stay' }
const arrives: StatusChange = { stamp: 'delivered', units: 'stay' }
const cancelsEarly: StatusChange = { stamp: null, units: 'go-back' }
const cancelsLate: StatusChange = { stamp: null, units: 'owner-says' }
const reopens: StatusChange = { stamp: null, units: 'are-taken' }
const reopensShipped: StatusChange = { stamp: 'shipped', units: 'are-taken' }
const reopensDelivered: StatusChange = { stamp: 'delivered', units: 'are-taken' }

/** STATUS_CHANGES[from][to]. The owner may set any status; this is what each change brings with it. */
export const STATUS_CHANGES: Readonly<Record<OrderStatus, Readonly<Record<OrderStatus, StatusChange>>>> = {
  pending: {
    pending: nothing,
    processing: nothing,
    shipped: ships,
    delivered: arrives,
    cancelled: cancelsEarly,
  },
  processing: {
    pending: nothing,
    processing: nothing,
    shipped: ships,
    delivered: arrives,
    cancelled: cancelsEarly,
  },
  shipped: {
    pending: nothing,
    processing: nothing,
    shipped: nothing,
    delivered: arrives,
    cancelled: cancelsLate,
  },
  delivered: {
    pending: nothing,
    processing: nothing,
    shipped: ships,
    delivered: nothing,
    cancelled: cancelsLate,
  },
  cancelled: {
    pending: reopens,
    processing: reopens,
    shipped: reopensShipped,
    delivered: reopensDelivered,
    cancelled: nothing,
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
 * What a change of status writes. `unitsTaken` says whether the order's units are out of the stock now, so that they
 * go back once and are taken once however the owner moves about.
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
