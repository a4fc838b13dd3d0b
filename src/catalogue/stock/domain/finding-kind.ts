/** What the shop cannot settle by itself and its owner must see. */
export type FindingKind = EventFinding | StandingFinding

/** Something happened once; it stays until the owner has dealt with it. */
type EventFinding =
  | 'payment-without-order'
  | 'paid-without-payment'
  | 'payment-not-opened'
  | 'amount-differs'
  | 'refund-refused'
  | 'refund-failed'
  | 'voucher-part-gone'
  | 'voucher-not-sent'
  | 'payment-disputed'
  | 'dispute-lost'
  | 'fraud-warning'
  | 'pix-underpaid'
  | 'pix-overpaid'
  | 'pix-to-return'
  | 'held-units-differ'
  | 'stock-differs'
  | 'sizes-to-share'
  | 'delivery-moved'
  | 'withdrawal'
  | 'trouble'
  | 'order-given-up'

/** A state that lasts, and may end without the owner. */
export const STANDING_FINDINGS = [
  'stock-low',
  'mail-undelivered',
  'pix-to-confirm',
  'courier-off',
  'courier-paused',
  'carrier-away',
] as const

export type StandingFinding = (typeof STANDING_FINDINGS)[number]

/** A customer waits for an answer that ends it: nothing to be ticked off or dismissed. */
export const isAnsweredAtOrder = (kind: FindingKind): boolean => kind === 'withdrawal' || kind === 'trouble'
