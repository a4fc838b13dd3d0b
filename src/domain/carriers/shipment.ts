/** To the customer, or back from her. */
export type ShipmentDirection = 'outward' | 'return'

/** In the order in which they come about; a cancelled one went nowhere. */
export const SHIPMENT_STATES = ['buying', 'bought', 'posted', 'moving', 'delivered', 'cancelled'] as const

export type ShipmentState = (typeof SHIPMENT_STATES)[number]

/** Reports arrive late, twice and out of order: a parcel never goes backwards, and what has arrived stays so. */
export function laterState(now: ShipmentState, reported: ShipmentState): ShipmentState {
  if (now === 'delivered' || now === 'cancelled') return now
  return SHIPMENT_STATES.indexOf(reported) > SHIPMENT_STATES.indexOf(now) ? reported : now
}
