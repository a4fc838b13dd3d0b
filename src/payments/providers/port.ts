import type { DeclineReason } from '#orders/domain/decline-reason.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { PaymentMethod, PaymentProvider } from '#platform/domain/payment-method.ts'
import type { Ok, Refusal } from '#platform/domain/result.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    readonly payments: PaymentGateway
  }
}

/** A `failed` payment that is not `final` may still succeed with another card. A final one is closed. */
export type PaymentOutcome =
  | { readonly status: 'pending' }
  | { readonly status: 'requires_action'; readonly url: string | null }
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed'; readonly reason: DeclineReason; readonly final: boolean }
  | { readonly status: 'refunded' }

export interface FailedRefund {
  readonly id: string
  /** Idempotency key of the refund; null if it was made in the provider's dashboard. */
  readonly key: string | null
  readonly amount: Centavos
  readonly reason: string
}

/** `orderId` comes from the payment's metadata, so it is known even if the shop never got the reference. */
export interface PaymentReport {
  readonly provider: PaymentProvider
  readonly reference: string
  readonly orderId: string | null
  readonly amount: Centavos
  /** Total received; a Pix payment may be too low, too high or made twice. */
  readonly received: Centavos
  /** Total refunded, without pending refunds. */
  readonly refunded: Centavos
  /** Refunds that the customer's bank rejected; undefined if the report does not include them. */
  readonly failedRefunds?: readonly FailedRefund[]
  readonly outcome: PaymentOutcome
}

export interface PixCode {
  readonly copyPaste: string
  readonly expiresAt: Date
}

/** Only a browser with `clientSecret` can confirm this payment. `pix` is null unless its code is payable. */
export interface PaymentRecord extends PaymentReport {
  readonly clientSecret: string
  readonly pix: PixCode | null
  readonly createdAt: Date
}

export interface NewPayment {
  readonly method: PaymentMethod
  /**
   * Provider stored on the order, even if the settings changed since. If missing, the current provider of
   * the method.
   */
  readonly provider?: PaymentProvider
  /** End of a Pix code, a little before the stock is released. Card payments do not expire. */
  readonly expiresAt: Date
  readonly amount: Centavos
  readonly currency: 'brl'
  readonly orderId: string
  readonly orderNumber: string
  readonly sessionId: string
  readonly customerEmail: string
  readonly customerReference?: string | null
  readonly idempotencyKey: string
  readonly returnUrl: string
}

/** Events are deduplicated by `id`. Events of kind `other` are acknowledged and ignored. */
export type PaymentEvent =
  | { readonly id: string; readonly kind: 'payment'; readonly report: PaymentReport }
  /** A refund was completed or returned: retrieve the payment for its current state. */
  | { readonly id: string; readonly kind: 'refund-changed'; readonly reference: string }
  /** Chargeback ('contestação'): the owner has to respond before a deadline. */
  | {
      readonly id: string
      readonly kind: 'disputed'
      readonly reference: string
      readonly dispute: string
      readonly amount: Centavos
      readonly reason: string
      readonly answerBy: Date | null
    }
  | {
      readonly id: string
      readonly kind: 'dispute-closed'
      readonly reference: string
      readonly dispute: string
      readonly amount: Centavos
      readonly isLost: boolean
    }
  /** The card issuer suspects fraud, but there is no chargeback yet. A refund now avoids a dispute. */
  | {
      readonly id: string
      readonly kind: 'fraud-warning'
      readonly reference: string
      readonly reason: string
    }
  | { readonly id: string; readonly kind: 'other'; readonly type: string }

/** No answer in time: the provider may or may not have acted. Retry with the same key. */
export type ProviderUnavailable = Refusal<'provider-unavailable'>

/** The provider accepted the refund but has not completed it. Retry with the same key. */
export type RefundPending = Refusal<'refund-pending'>

/** Permanent refusal, such as a payment method not enabled for the account or an amount below the minimum. */
export type PaymentNotOpened = Refusal<'payment-not-opened', { reason: string }>

export type WebhookRefusal = Refusal<'bad-signature' | 'bad-payload'>

export type BrowserSetup =
  | { readonly provider: 'stripe'; readonly publishableKey: string }
  | { readonly provider: 'offline' }

export interface CardDetails {
  readonly number: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly cvc: string
}

/**
 * Only the offline provider takes cards through the shop, and only test cards. They are neither stored nor
 * logged.
 */
export interface TestCardPayments {
  /** A mistyped card is refused and does not count as an attempt. */
  confirmCard(
    clientSecret: string,
    card: CardDetails,
  ): Promise<
    | Ok<PaymentOutcome>
    | ProviderUnavailable
    | Refusal<'unknown-payment'>
    | Refusal<'mistyped-card', { reason: DeclineReason }>
  >
  describeChallenge(
    reference: string,
  ): Promise<{ orderId: string; orderNumber: string; amount: Centavos } | null>
  answerChallenge(
    reference: string,
    approved: boolean,
  ): Promise<Ok<{ returnUrl: string; outcome: PaymentOutcome }> | Refusal<'no-challenge'>>
}

export interface SimulatedPix {
  readonly late?: boolean
  readonly twice?: boolean
  readonly otherAmount?: Centavos
}

export interface TestPixPayments {
  simulatePix(
    reference: string,
    how?: SimulatedPix,
  ): Promise<Ok<PaymentRecord> | ProviderUnavailable | Refusal<'unknown-payment' | 'pix-closed'>>
}

/** The shop cannot read the owner's bank account, so this gateway knows only what the owner confirms. */
export interface OwnPixAccount {
  receive(reference: string, amount: Centavos): Promise<Ok<PaymentRecord> | Refusal<'unknown-payment'>>
  takeBack(reference: string): Promise<Ok<PaymentRecord> | Refusal<'unknown-payment'>>
}

/**
 * Cards saved by the provider when the customer opts in inside the provider's fields. The shop never sees
 * them.
 */
export interface SavedCards {
  /** Idempotent per user. Only the account's id is sent to the provider. */
  createCustomer(userId: string): Promise<Ok<string> | ProviderUnavailable | SavedCardsRefused>
  openSession(
    customer: string,
  ): Promise<Ok<string> | ProviderUnavailable | SavedCardsRefused | Refusal<'unknown-customer'>>
  /** Also succeeds if the customer no longer exists. */
  deleteCustomer(customer: string): Promise<Ok<undefined> | ProviderUnavailable | SavedCardsRefused>
}

export type SavedCardsRefused = Refusal<'saved-cards-refused', { reason: string }>

export interface PaymentGateway {
  readonly provider: PaymentProvider
  readonly takes: Readonly<Record<PaymentMethod, PaymentProvider | null>>
  readonly browserSetup: BrowserSetup
  readonly signatureHeader: string
  readonly testCards: TestCardPayments | null
  readonly testPix: TestPixPayments | null
  readonly ownPix: OwnPixAccount | null
  readonly savedCards: SavedCards | null
  createPayment(payment: NewPayment): Promise<Ok<PaymentRecord> | ProviderUnavailable | PaymentNotOpened>
  retrievePayment(
    reference: string,
  ): Promise<Ok<PaymentRecord> | ProviderUnavailable | Refusal<'unknown-payment'>>
  /** Closes an unpaid payment. If it has succeeded in the meantime, returns it as succeeded. */
  cancelPayment(
    reference: string,
  ): Promise<Ok<PaymentRecord> | ProviderUnavailable | Refusal<'unknown-payment'>>
  /** Refunds an amount, or all that is left if null. Repeating a key never refunds twice. */
  refund(
    reference: string,
    refund: { amount: Centavos | null; idempotencyKey: string },
  ): Promise<
    Ok<PaymentRecord> | ProviderUnavailable | RefundPending | Refusal<'not-refundable', { reason: string }>
  >
  parseWebhook(rawBody: Uint8Array, signatureHeader: string | null): Ok<PaymentEvent> | WebhookRefusal
  listRecent(since: Date): Promise<Ok<PaymentRecord[]> | ProviderUnavailable>
  close(): Promise<void>
}
