import type { Address } from '#delivery/addresses/domain/address.ts'
import type { CarrierOffer } from '#delivery/carriers/domain/offers.ts'
import type { Parcel } from '#delivery/carriers/domain/packing.ts'
import type { ShipmentDirection, ShipmentState } from '#delivery/carriers/domain/shipment.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { Ok, Refusal } from '#platform/domain/result.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    readonly carriers: Carriers
  }
}

export type LabelSource = 'table' | 'melhor-envio'

export interface CarrierQuestion {
  readonly from: string
  readonly to: string
  readonly parcels: readonly Parcel[]
  readonly value: Centavos
}

export interface Party {
  readonly name: string
  /** CPF or CNPJ without punctuation; null if unknown. */
  readonly document: string | null
  /** Inscrição estadual, digits or 'ISENTO'; null for a person or if unknown. */
  readonly stateRegister?: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly address: Address
}

export interface DeclaredItem {
  readonly name: string
  readonly quantity: number
  readonly price: Centavos
}

export interface NewLabel {
  /** Idempotency key: a shipment's label is bought only once. */
  readonly shipmentId: string
  readonly orderNumber: string
  readonly direction: ShipmentDirection
  /** For returns: the outgoing label, if this service sold it. */
  readonly outwardReference?: string | null
  readonly carrier: string
  readonly service: string
  readonly parcel: Parcel
  readonly sender: Party
  readonly receiver: Party
  readonly items: readonly DeclaredItem[]
  /** 44 digits; null if a declaration of contents is used instead. */
  readonly invoiceKey: string | null
  /** Refuses a more expensive label with `dearer`; null accepts any price. */
  readonly mostCost: Centavos | null
}

export interface BoughtLabel {
  readonly reference: string
  /** Null until the owner enters the price. */
  readonly cost: Centavos | null
  readonly trackingCode: string | null
}

export type LabelSheet = { readonly kind: 'address'; readonly url: string } | { readonly kind: 'own' }

export type LabelState = Exclude<ShipmentState, 'buying'>

export interface LabelReport {
  readonly reference: string
  readonly state: LabelState
  readonly at: Date | null
  readonly trackingCode: string | null
  /** Set if nobody was at home or the carrier holds the parcel. Needs the owner's attention. */
  readonly problem: 'undelivered' | 'stopped' | null
}

export type NotConnected = Refusal<'not-connected'>
/** The request timed out, so the label may or may not have been bought. Retry with the same shipment. */
export type Unavailable = Refusal<'unavailable'>
/** `isUnsearched`: earlier purchases could not be checked either. */
export type Refused = Refusal<'refused', { reason: string; isUnsearched?: boolean }>
export type UnknownLabel = Refusal<'unknown-label'>

export type BuyingRefusal =
  | NotConnected
  | Unavailable
  | Refused
  /** `cost` is the amount to deposit. */
  | Refusal<'balance-missing', { cost: Centavos }>
  | Refusal<'dearer', { cost: Centavos }>
  | Refusal<'offer-vanished'>

export type WebhookRefusal = Refusal<'bad-signature' | 'bad-payload'> | NotConnected

export interface CarrierService {
  readonly source: LabelSource
  /** Unsorted offers for all parcels together; empty if no carrier goes there. */
  quote(question: CarrierQuestion): Promise<Ok<CarrierOffer[]> | NotConnected | Unavailable | Refused>
  buyLabel(label: NewLabel): Promise<Ok<BoughtLabel> | BuyingRefusal>
  /** The customer's URL works without the owner's account. */
  printLabels(
    references: readonly string[],
    reader?: 'owner' | 'customer',
  ): Promise<Ok<LabelSheet> | NotConnected | Unavailable | Refused | UnknownLabel>
  track(references: readonly string[]): Promise<Ok<LabelReport[]> | NotConnected | Unavailable | Refused>
  /** Idempotent. */
  cancel(
    reference: string,
  ): Promise<Ok<undefined> | NotConnected | Unavailable | Refused | UnknownLabel | Refusal<'already-posted'>>
  /** Requires a valid signature over the raw body. Irrelevant events return an empty list. */
  readWebhook(rawBody: Uint8Array, signature: string | null): Promise<Ok<LabelReport[]> | WebhookRefusal>
}

export type AccountEnvironment = 'production' | 'sandbox'

export type AccountFailure = 'unavailable' | 'unauthorised'

export type AccountRefusal = Unavailable | Refused | Refusal<'not-authorised'>

export interface CarrierAccount {
  /** Without the app's secret, webhooks are rejected. */
  connectByToken(typed: {
    readonly token: string
    readonly appSecret: string | null
    readonly environment: AccountEnvironment
  }): Promise<Ok<undefined> | AccountRefusal>
  /** Null if the shop has no app at the service. */
  signInUrl(way: { readonly state: string; readonly returnUrl: string }): string | null
  connectByCode(brought: {
    readonly code: string
    readonly returnUrl: string
  }): Promise<Ok<undefined> | AccountRefusal>
  /** Periodic job: refreshes the tokens before they expire. */
  renewAhead(): Promise<void>
  disconnect(): Promise<void>
  environment(): Promise<AccountEnvironment | null>
  balance(): Promise<Ok<Centavos> | NotConnected | Unavailable | Refused>
}

export interface Carriers {
  readonly table: CarrierService
  readonly 'melhor-envio': CarrierService & { readonly account: CarrierAccount }
}
