export interface ConfirmationNotice {
  readonly email: string
  readonly name: string
  readonly confirmationUrl: string
  readonly timestamp: string
}

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
 * `refused-url`: not on the owner's list, or a private address that is not listed; never called. `failed`:
 * no success response.
 */
export type AutomationResult =
  | { readonly outcome: 'delivered' }
  | { readonly outcome: 'refused-url'; readonly reason: string }
  | { readonly outcome: 'failed'; readonly reason: string }
  | { readonly outcome: 'not-configured' }

export interface Automation {
  readonly defaultUrl: string | null
  postConfirmation(url: string | null, notice: ConfirmationNotice): Promise<AutomationResult>
  /** `key` is sent as `Idempotency-Key`, so that the receiver can detect a repeated delivery. */
  notifyOrderStatus(
    notice: OrderStatusNotice & Partial<OrderContents>,
    key: string,
  ): Promise<AutomationResult>
}
