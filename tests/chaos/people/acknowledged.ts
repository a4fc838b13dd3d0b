/** What the answers of shop and provider acknowledged. The auditor checks that the shop kept all of it. */
export interface Acknowledged {
  /** Answers of create-checkout, by the key of the attempt: the same cart, pressed any number of times, in one era. */
  readonly checkouts: AcknowledgedCheckout[]
  readonly paid: { readonly customer: string; readonly orderNumber: string }[]
  /** Cards that were charged, by the purchase that the customer had in mind: they want each of them once. */
  readonly charged: { readonly purchase: string; readonly reference: string }[]
  /** Pix that brought another amount than was asked for: the owner has to be shown each. */
  readonly otherAmounts: { readonly reference: string; readonly kind: 'pix-underpaid' | 'pix-overpaid' }[]
  readonly cancelled: { readonly orderId: string }[]
  readonly statuses: { readonly orderId: string; readonly status: string }[]
  /** Days that customer or owner was told an order is moved to. */
  readonly newDays: { readonly orderNumber: string; readonly slot: string }[]
  /** Orders of a failed batch whose customers were told that they get their money. */
  readonly moneyBack: { readonly orderNumber: string }[]
  /** What the owner was told about batches: that they are ready, failed or have begun. */
  readonly batches: { readonly batchId: string; readonly state: 'curing' | 'ready' | 'failed' }[]
  /** Vouchers whose code was shown to who bought them, by the order that bought them. */
  readonly vouchers: { readonly orderNumber: string; readonly amount: number }[]
  /** Orders that were paid by a voucher alone. */
  readonly covered: { readonly orderNumber: string }[]
  /** What the owner was told their counts changed, by shelf. */
  readonly counts: { readonly shelf: string; readonly change: number }[]
  /** Images that the owner was told are there, by product. */
  readonly images: { readonly productId: string }[]
  /** What the owner read when an image was refused. */
  readonly imageRefusals: string[]
}

export interface AcknowledgedCheckout {
  readonly key: string
  readonly customer: string
  readonly orderNumber: string
  readonly sessionId: string
  readonly clientSecret: string
  /** In centavos. */
  readonly total: number
}

export function nothingAcknowledged(): Acknowledged {
  return {
    checkouts: [],
    paid: [],
    charged: [],
    otherAmounts: [],
    cancelled: [],
    statuses: [],
    newDays: [],
    moneyBack: [],
    batches: [],
    vouchers: [],
    covered: [],
    counts: [],
    images: [],
    imageRefusals: [],
  }
}
