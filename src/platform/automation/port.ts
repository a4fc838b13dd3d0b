/** What the automation service is told when somebody has to confirm an address. */
export interface ConfirmationNotice {
  readonly email: string
  readonly name: string
  readonly confirmationUrl: string
  /** ISO instant. */
  readonly timestamp: string
}

/** What the automation service is told when an order moves on. */
export interface OrderStatusNotice {
  readonly orderId: string
  readonly orderNumber: string
  readonly customerName: string
  readonly customerEmail: string
  readonly oldStatus: string
  readonly newStatus: string
  readonly trackingNumber: string | null
  readonly environment: 'production' | 'test'
}

/** What was bought, in centavos; read when the notice is sent. */
export interface OrderContents {
  readonly items: readonly {
    readonly name: string
    readonly variant: string | null
    readonly quantity: number
    readonly unitPriceInCentavos: number
  }[]
  readonly subtotalInCentavos: number
  readonly shippingInCentavos: number
  readonly giftInCentavos: number
  readonly discountInCentavos: number
  readonly voucherInCentavos: number
  readonly totalInCentavos: number
  readonly refundedInCentavos: number
}

/**
 * - `refused-url`: not on the owner's list, or it leads to a private address that the list does not name; never
 * called. - `failed`: called and not answered well.
 */
export type AutomationResult =
  | { readonly outcome: 'delivered' }
  | { readonly outcome: 'refused-url'; readonly reason: string }
  | { readonly outcome: 'failed'; readonly reason: string }
  | { readonly outcome: 'not-configured' }

export interface Automation {
  /** The first URL of the owner's list. */
  readonly defaultUrl: string | null
  /** `url` as a form gave it; null or empty means the shop's default. */
  postConfirmation(url: string | null, notice: ConfirmationNotice): Promise<AutomationResult>
  /** `key` travels as `Idempotency-Key`, so that the receiver can tell a repeated delivery. */
  notifyOrderStatus(
    notice: OrderStatusNotice & Partial<OrderContents>,
    key: string,
  ): Promise<AutomationResult>
}
