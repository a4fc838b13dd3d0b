import type { Centavos } from '#platform/domain/money.ts'

/** To the customer, or back from them. */
export type ShipmentDirection = 'outward' | 'return'

/** In the order in which they come about; a cancelled one went nowhere. */
export type ShipmentState = 'buying' | 'bought' | 'posted' | 'moving' | 'delivered' | 'cancelled'

const RANKS: Readonly<Record<Exclude<ShipmentState, 'cancelled'>, number>> = {
  buying: 0,
  bought: 1,
  posted: 2,
  moving: 3,
  delivered: 4,
}

const rankOf = (state: ShipmentState) => (state === 'cancelled' ? -1 : RANKS[state])

/** Whether a report brings something new: nothing goes back, and what was posted is not cancelled any more. */
export function isLaterState(from: ShipmentState, to: ShipmentState): boolean {
  if (from === 'cancelled') return false
  if (to === 'cancelled') return RANKS[from] < RANKS.posted
  return rankOf(to) > RANKS[from]
}

export const hasBeenPosted = (state: ShipmentState) => rankOf(state) >= RANKS.posted

/** Why a label is not there yet, or who carries it does not go on. */
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
  /** In the words of the service. */
  readonly reason?: string
  readonly cost?: Centavos
}

/** Nobody knows whether the label was bought: it is asked for again, and neither dropped nor bought elsewhere. */
export const isUnsettled = (failure: ShipmentFailure | null) =>
  failure === null || failure.code === 'unavailable'

/** What parcels together have been, for an order that has several: it has left when all have. */
export function orderStatusOf(states: readonly ShipmentState[]): 'shipped' | 'delivered' | null {
  const going = states.filter((state) => state !== 'cancelled')
  if (going.length === 0 || !going.every(hasBeenPosted)) return null
  return going.every((state) => state === 'delivered') ? 'delivered' : 'shipped'
}
