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

/** Who sells the labels of a shipment: the owner's own counter, or the service whose account they have connected. */
export type LabelSource = 'table' | 'melhor-envio'

export interface CarrierQuestion {
  /** CEPs of eight digits. */
  readonly from: string
  readonly to: string
  readonly parcels: readonly Parcel[]
  /** What all of them are insured for. */
  readonly value: Centavos
}

/** Who sends or receives a parcel. */
export interface Party {
  readonly name: string
  /** A CPF or CNPJ without its dots; null where nobody has said it. */
  readonly document: string | null
  /** Inscrição estadual, digits or 'ISENTO'; null for a person and if unknown. */
  readonly stateRegister?: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly address: Address
}

export interface DeclaredItem {
  readonly name: string
  readonly quantity: number
  /** Of one piece. */
  readonly price: Centavos
}

export interface NewLabel {
  /** The shop's own name of it: the same shipment is bought once, however often it is asked for. */
  readonly shipmentId: string
  readonly orderNumber: string
  readonly direction: ShipmentDirection
  /** For the way back: the label of the way there, if the same service sold it. */
  readonly outwardReference?: string | null
  /** As the offer named them. */
  readonly carrier: string
  readonly service: string
  readonly parcel: Parcel
  readonly sender: Party
  readonly receiver: Party
  /** What is in it: a declaration of contents lists it where there is no invoice. */
  readonly items: readonly DeclaredItem[]
  /** 44 signs; null: it travels with a declaration of contents, 'não comercial'. */
  readonly invoiceKey: string | null
  /** A label that costs more is not bought but named (`dearer`); null takes any price. */
  readonly mostCost: Centavos | null
}

export interface BoughtLabel {
  /** What the service calls it. */
  readonly reference: string
  /** Null until the owner writes down what they paid. */
  readonly cost: Centavos | null
  /** Null until the carrier has given it one. */
  readonly trackingCode: string | null
}

/** Where labels are printed: at an address of the service, or on the shop's own sheet. */
export type LabelSheet = { readonly kind: 'address'; readonly url: string } | { readonly kind: 'own' }

/** What a service knows of a label that it has sold. */
export type LabelState = Exclude<ShipmentState, 'buying'>

export interface LabelReport {
  readonly reference: string
  readonly state: LabelState
  /** When that came about; null where the service does not say. */
  readonly at: Date | null
  readonly trackingCode: string | null
  /** Nobody was at home, or the carrier keeps it: the owner should look. */
  readonly problem: 'undelivered' | 'stopped' | null
}

/** The owner has no account there, or has to sign in again. */
export type NotConnected = Refusal<'not-connected'>
/** It did not answer, or not in time: nobody knows yet whether it acted. Ask again for the same shipment. */
export type Unavailable = Refusal<'unavailable'>
/** It understood and will not, in its own words. `isUnsearched`: it would not even say what it has sold before. */
export type Refused = Refusal<'refused', { reason: string; isUnsearched?: boolean }>
export type UnknownLabel = Refusal<'unknown-label'>

export type BuyingRefusal =
  | NotConnected
  | Unavailable
  | Refused
  /** `cost` is what is to be paid in. */
  | Refusal<'balance-missing', { cost: Centavos }>
  | Refusal<'dearer', { cost: Centavos }>
  /** This carrier no longer goes there with it: another offer has to be chosen. */
  | Refusal<'offer-vanished'>

export type WebhookRefusal = Refusal<'bad-signature' | 'bad-payload'> | NotConnected

/** One way to get parcels to other cities: what it costs, labels, where they are. */
export interface CarrierService {
  readonly source: LabelSource
  /** The offers for all parcels together, in no order; none where nobody goes. */
  quote(question: CarrierQuestion): Promise<Ok<CarrierOffer[]> | NotConnected | Unavailable | Refused>
  buyLabel(label: NewLabel): Promise<Ok<BoughtLabel> | BuyingRefusal>
  /** For the customer at an address that opens without the owner's account. */
  printLabels(
    references: readonly string[],
    reader?: 'owner' | 'customer',
  ): Promise<Ok<LabelSheet> | NotConnected | Unavailable | Refused | UnknownLabel>
  /** One report for each label that it knows; others are left out. */
  track(references: readonly string[]): Promise<Ok<LabelReport[]> | NotConnected | Unavailable | Refused>
  /** A label that is cancelled already is cancelled. */
  cancel(
    reference: string,
  ): Promise<Ok<undefined> | NotConnected | Unavailable | Refused | UnknownLabel | Refusal<'already-posted'>>
  /** Trusts nothing but a signature over the very bytes that arrived; what means nothing to the shop is an empty list. */
  readWebhook(rawBody: Uint8Array, signature: string | null): Promise<Ok<LabelReport[]> | WebhookRefusal>
}

export type AccountEnvironment = 'production' | 'sandbox'

/** Why a connected account does not serve: it is away, or it no longer knows the shop. */
export type AccountFailure = 'unavailable' | 'unauthorised'

export type AccountRefusal = Unavailable | Refused | Refusal<'not-authorised'>

/** The owner's account at a service that sells labels. It is tried before it is kept. */
export interface CarrierAccount {
  /** With a token that the owner has copied there; without the app's secret its webhooks are not believed. */
  connectByToken(typed: {
    readonly token: string
    readonly appSecret: string | null
    readonly environment: AccountEnvironment
  }): Promise<Ok<undefined> | AccountRefusal>
  /** Where the owner allows the shop's app to use their account; null where the shop has no app there. */
  signInUrl(way: { readonly state: string; readonly returnUrl: string }): string | null
  /** With the code that the owner brings back from there. */
  connectByCode(brought: {
    readonly code: string
    readonly returnUrl: string
  }): Promise<Ok<undefined> | AccountRefusal>
  /** Now and then: what the owner has allowed is kept up before it ends. */
  renewAhead(): Promise<void>
  disconnect(): Promise<void>
  /** Null where none is connected. */
  environment(): Promise<AccountEnvironment | null>
  /** Within the time that a page may wait for it. */
  balance(): Promise<Ok<Centavos> | NotConnected | Unavailable | Refused>
}

/** By who sold the label, as shipments keep it. */
export interface Carriers {
  readonly table: CarrierService
  readonly 'melhor-envio': CarrierService & { readonly account: CarrierAccount }
}
