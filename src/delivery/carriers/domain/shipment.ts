import type { Centavos } from '#platform/domain/money.ts'

export type ShipmentDirection = 'outward' | 'return'

export type ShipmentState = 'buying' | 'bought' | 'posted' | 'moving' | 'delivered' | 'cancelled'

const RANKS: Readonly<Record<Exclude<ShipmentState, 'cancelled'>, number>> = {
  buying: 0,
  bought: 1,
  posted: 2,
  moving: 3,
  delivered: 4,
}

const findRank = (state: ShipmentState) => (state === 'cancelled' ? -1 : RANKS[state])

/** States only move forward, and a posted parcel cannot be cancelled. */
export function isLaterState(from: ShipmentState, to: ShipmentState): boolean {
  if (from === 'cancelled') return false
  if (to === 'cancelled') return RANKS[from] < RANKS.posted
  return findRank(to) > RANKS[from]
}

export const hasBeenPosted = (state: ShipmentState) => findRank(state) >= RANKS.posted

export interface ShipmentFailure {
  readonly code:
    | 'unavailable'
    | 'not-connected'
    | 'refused'
    | 'balance-missing'
    | 'dearer'
    | 'offer-vanished'
    | 'undelivered'
    | 'stopped'
  readonly reason?: string
  readonly cost?: Centavos
}

/**
 * True if it is unknown whether the label was bought. Such a purchase must be retried with the same
 * service, never dropped.
 */
export const isUnsettled = (failure: ShipmentFailure | null) =>
  failure === null || failure.code === 'unavailable'

/** An order counts as shipped or delivered when all its parcels are. */
export function deriveOrderStatus(states: readonly ShipmentState[]): 'shipped' | 'delivered' | null {
  const going = states.filter((state) => state !== 'cancelled')
  if (going.length === 0 || !going.every(hasBeenPosted)) return null
  return going.every((state) => state === 'delivered') ? 'delivered' : 'shipped'
}
