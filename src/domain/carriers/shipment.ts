/** To the customer, or back from her. */
export type ShipmentDirection = 'outward' | 'return'

/** In the order in which they come about; a cancelled one went nowhere. */
export type ShipmentState = 'buying' | 'bought' | 'posted' | 'moving' | 'delivered' | 'cancelled'
