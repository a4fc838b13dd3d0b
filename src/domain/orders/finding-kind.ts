/** What the shop cannot settle by itself and its owner must see. */
export type FindingKind = EventFinding | StandingFinding

/** Something happened once; it stays until she has dealt with it. */
type EventFinding =
  | 'payment-without-order'
  | 'paid-without-payment'
  | 'payment-not-opened'
  | 'amount-differs'
  | 'refund-refused'
  | 'refund-failed'
  | 'payment-disputed'
  | 'fraud-warning'
  | 'pix-underpaid'
  | 'pix-overpaid'
  | 'pix-to-return'
  | 'held-units-differ'
  | 'stock-differs'
  | 'delivery-moved'
  | 'withdrawal'
  | 'trouble'
  | 'order-given-up'

/** A state that lasts, and may end without her. */
export const STANDING_FINDINGS = ['stock-low', 'mail-undelivered', 'pix-to-confirm', 'courier-off'] as const

export type StandingFinding = (typeof STANDING_FINDINGS)[number]
