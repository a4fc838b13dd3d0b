import type { DeclineReason } from '#orders/domain/decline-reason.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { PaymentMethod, PaymentProvider } from '#platform/domain/payment-method.ts'
import type { Ok, Refusal } from '#platform/domain/result.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    readonly payments: PaymentGateway
  }
}

/**
 * Where a payment stands at its provider. A `failed` one that is not `final` may still succeed with another card;
 * a final one was closed and never will.
 */
export type PaymentOutcome =
  | { readonly status: 'pending' }
  | { readonly status: 'requires_action'; readonly url: string | null }
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed'; readonly reason: DeclineReason; readonly final: boolean }
  | { readonly status: 'refunded' }

export interface FailedRefund {
  /** The provider's name of it. */
  readonly id: string
  /** The key that it was asked for with; null for one that was made in the provider's own panel. */
  readonly key: string | null
  readonly amount: Centavos
  readonly reason: string
}

/** What the provider reports about one payment. `orderId` is what the shop wrote on it, so it survives a lost answer. */
export interface PaymentReport {
  readonly provider: PaymentProvider
  readonly reference: string
  readonly orderId: string | null
  /** What was asked for. */
  readonly amount: Centavos
  /** What arrived in total; by Pix it may be less, more, or come twice. */
  readonly received: Centavos
  /** What went back in total; what is still on its way does not count. */
  readonly refunded: Centavos
  /** Refunds that came back, because the customer's bank did not take them; missing where the report does not know. */
  readonly failedRefunds?: readonly FailedRefund[]
  readonly outcome: PaymentOutcome
}

/** 'Pix copia e cola', which is also what the QR code says. */
export interface PixCode {
  readonly copyPaste: string
  readonly expiresAt: Date
}

/** `clientSecret` lets the buyer's browser, and nobody else's, confirm this payment. `pix` is there while the code can be paid. */
export interface PaymentRecord extends PaymentReport {
  readonly clientSecret: string
  readonly pix: PixCode | null
  readonly createdAt: Date
}

export interface NewPayment {
  readonly method: PaymentMethod
  /** Who the order was written for, whatever the owner has changed since; without it, who takes the method now. */
  readonly provider?: PaymentProvider
  /** When a Pix code stops to be payable: a little before the units go back to the shelf. Cards have no end of their own. */
  readonly expiresAt: Date
  readonly amount: Centavos
  readonly currency: 'brl'
  readonly orderId: string
  readonly orderNumber: string
  readonly sessionId: string
  readonly customerEmail: string
  /** Who pays, as a provider with `savedCards` knows them; a card may then be kept for them. */
  readonly customerReference?: string | null
  /** The same key gives the same payment, however often it is asked for. */
  readonly idempotencyKey: string
  /** Where the buyer comes back to after a confirmation step outside the shop. */
  readonly returnUrl: string
}

/** An event is remembered by `id`; `other` ones are acknowledged and mean nothing to the shop. */
export type PaymentEvent =
  | { readonly id: string; readonly kind: 'payment'; readonly report: PaymentReport }
  /** A refund of this payment was done or came back: the provider is asked how the payment stands. */
  | { readonly id: string; readonly kind: 'refund-changed'; readonly reference: string }
  /** The customer's bank wants the money back ('contestação'); what to answer is the owner's, and has a deadline. */
  | {
      readonly id: string
      readonly kind: 'disputed'
      readonly reference: string
      readonly dispute: string
      readonly amount: Centavos
      readonly reason: string
      /** Without an answer until then the money is lost. */
      readonly answerBy: Date | null
    }
  /** The bank has decided; a dispute that was lost took the money. */
  | {
      readonly id: string
      readonly kind: 'dispute-closed'
      readonly reference: string
      readonly dispute: string
      readonly amount: Centavos
      readonly isLost: boolean
    }
  /** The card's bank takes the payment for fraud; nobody has asked for the money yet. Refunding it now avoids a dispute. */
  | {
      readonly id: string
      readonly kind: 'fraud-warning'
      readonly reference: string
      readonly reason: string
    }
  | { readonly id: string; readonly kind: 'other'; readonly type: string }

/** The provider did not answer, or not in time: nobody knows yet whether it acted. Ask again with the same key. */
export type ProviderUnavailable = Refusal<'provider-unavailable'>

/** The provider has taken the refund and not done it yet: ask again with the same key. */
export type RefundPending = Refusal<'refund-pending'>

/** The provider understood and will never grant it: a way of payment that is not open for the account, an amount below its minimum. */
export type PaymentNotOpened = Refusal<'payment-not-opened', { reason: string }>

export type WebhookRefusal = Refusal<'bad-signature' | 'bad-payload'>

/** What the payment dialog needs to know. */
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
 * A provider without its own card form takes the card through the shop: only the offline one, and only test cards. What
 * is typed is checked and forgotten; no log and no table sees it.
 */
export interface TestCardPayments {
  /** A mistyped card is refused before it counts as an attempt. */
  confirmCard(
    clientSecret: string,
    card: CardDetails,
  ): Promise<
    | Ok<PaymentOutcome>
    | ProviderUnavailable
    | Refusal<'unknown-payment'>
    | Refusal<'mistyped-card', { reason: DeclineReason }>
  >
  /** What the confirmation page shows; null when no confirmation is waiting. */
  describeChallenge(
    reference: string,
  ): Promise<{ orderId: string; orderNumber: string; amount: Centavos } | null>
  answerChallenge(
    reference: string,
    approved: boolean,
  ): Promise<Ok<{ returnUrl: string; outcome: PaymentOutcome }> | Refusal<'no-challenge'>>
}

/** How a simulated Pix goes wrong: after its code was closed, a second time, with another amount. */
export interface SimulatedPix {
  readonly late?: boolean
  readonly twice?: boolean
  readonly otherAmount?: Centavos
}

/** The test provider's bank: pays a Pix code without a bank. */
export interface TestPixPayments {
  simulatePix(
    reference: string,
    how?: SimulatedPix,
  ): Promise<Ok<PaymentRecord> | ProviderUnavailable | Refusal<'unknown-payment' | 'pix-closed'>>
}

/** The owner's bank account, which only they can look into: what they say has arrived is what this gateway knows. */
export interface OwnPixAccount {
  receive(reference: string, amount: Centavos): Promise<Ok<PaymentRecord> | Refusal<'unknown-payment'>>
  /** The owner had looked at the wrong entry: nothing has arrived. */
  takeBack(reference: string): Promise<Ok<PaymentRecord> | Refusal<'unknown-payment'>>
}

/** Cards that a provider keeps for the next time, where the customer ticks it in the provider's own fields. The shop sees none of them. */
export interface SavedCards {
  /** One customer for one key. The shop tells the provider the account's id and nothing else of them. */
  createCustomer(userId: string): Promise<Ok<string> | ProviderUnavailable | SavedCardsRefused>
  /** A secret with which one showing of the card fields may list, keep and remove this customer's cards. */
  openSession(
    customer: string,
  ): Promise<Ok<string> | ProviderUnavailable | SavedCardsRefused | Refusal<'unknown-customer'>>
  /** Deletes the customer and their cards; one who is not there is deleted already. */
  deleteCustomer(customer: string): Promise<Ok<undefined> | ProviderUnavailable | SavedCardsRefused>
}

export type SavedCardsRefused = Refusal<'saved-cards-refused', { reason: string }>

/** Everything that can be asked about one payment takes its reference alone, whoever holds it. */
export interface PaymentGateway {
  readonly provider: PaymentProvider
  /** Who takes each way of payment; null where nobody does. */
  readonly takes: Readonly<Record<PaymentMethod, PaymentProvider | null>>
  readonly browserSetup: BrowserSetup
  /** The request header that carries a webhook's signature. */
  readonly signatureHeader: string
  readonly testCards: TestCardPayments | null
  readonly testPix: TestPixPayments | null
  readonly ownPix: OwnPixAccount | null
  /** Null where no card is kept for the next time. */
  readonly savedCards: SavedCards | null
  createPayment(payment: NewPayment): Promise<Ok<PaymentRecord> | ProviderUnavailable | PaymentNotOpened>
  retrievePayment(
    reference: string,
  ): Promise<Ok<PaymentRecord> | ProviderUnavailable | Refusal<'unknown-payment'>>
  /** Closes a payment that nobody has made. One that succeeded meanwhile is reported as it stands. */
  cancelPayment(
    reference: string,
  ): Promise<Ok<PaymentRecord> | ProviderUnavailable | Refusal<'unknown-payment'>>
  /** Gives back an amount, or all that is left (null). The same key is the same refund, however often it is asked for. */
  refund(
    reference: string,
    refund: { amount: Centavos | null; idempotencyKey: string },
  ): Promise<
    Ok<PaymentRecord> | ProviderUnavailable | RefundPending | Refusal<'not-refundable', { reason: string }>
  >
  /** Trusts nothing but a fresh signature over the very bytes that arrived. */
  parseWebhook(rawBody: Uint8Array, signatureHeader: string | null): Ok<PaymentEvent> | WebhookRefusal
  /** Every payment created since then, for the reconciler. */
  listRecent(since: Date): Promise<Ok<PaymentRecord[]> | ProviderUnavailable>
  /** Lets go of what is under way; the process may end afterwards. */
  close(): Promise<void>
}
