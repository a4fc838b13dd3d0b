/** Everything that the shop or the provider confirmed. The auditor checks that none of it was lost. */
export interface Acknowledged {
  /** Answers of create-checkout by key: attempts with the same cart in the same era share a key. */
  readonly checkouts: AcknowledgedCheckout[]
  readonly paid: { readonly customer: string; readonly orderNumber: string }[]
  /** Charged cards by intended purchase; each purchase may be charged once. */
  readonly charged: { readonly purchase: string; readonly reference: string }[]
  /** Pix payments with a wrong amount; the owner must be shown each. */
  readonly otherAmounts: { readonly reference: string; readonly kind: 'pix-underpaid' | 'pix-overpaid' }[]
  readonly cancelled: { readonly orderId: string }[]
  readonly statuses: { readonly orderId: string; readonly status: string }[]
  readonly newDays: { readonly orderNumber: string; readonly slot: string }[]
  readonly moneyBack: { readonly orderNumber: string }[]
  readonly batches: { readonly batchId: string; readonly state: 'curing' | 'ready' | 'failed' }[]
  readonly vouchers: { readonly orderNumber: string; readonly amount: number }[]
  readonly covered: { readonly orderNumber: string }[]
  readonly counts: { readonly shelf: string; readonly change: number }[]
  readonly images: { readonly productId: string }[]
  readonly imageRefusals: string[]
}

export interface AcknowledgedCheckout {
  readonly key: string
  readonly customer: string
  readonly orderNumber: string
  readonly sessionId: string
  readonly clientSecret: string
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
