export type FindingKind = EventFinding | StandingFinding

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

export const STANDING_FINDINGS = [
  'stock-low',
  'mail-undelivered',
  'pix-to-confirm',
  'courier-off',
  'courier-paused',
  'carrier-away',
] as const

export type StandingFinding = (typeof STANDING_FINDINGS)[number]

/** True for findings that end only with an answer to the customer, so the owner cannot dismiss them. */
export const isAnsweredAtOrder = (kind: FindingKind): boolean => kind === 'withdrawal' || kind === 'trouble'
