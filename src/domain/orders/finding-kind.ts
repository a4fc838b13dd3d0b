/** What the shop cannot mend by itself and its owner must see. */
export type FindingKind =
  | 'payment-without-order'
  | 'paid-without-payment'
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
