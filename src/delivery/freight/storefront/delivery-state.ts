import { type Address, type AddressField, addressFaults } from '#delivery/addresses/domain/address.ts'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { arrivalWords } from '#delivery/calendar/copy/delivery-day.ts'
import type { FreeAbove } from '#delivery/freight/domain/free-freight.ts'
import type { FreightBreakdown } from '#delivery/freight/domain/freight-breakdown.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { Offer } from './offer-answer.ts'

interface QuotedPrice {
  price: Centavos
  freeAbove: FreeAbove
  eta: string
  /** How long it can be paid with, from when it was told; null for information only. */
  goodForMs: number | null
}

/** The courier's ride. */
export interface RideQuote extends QuotedPrice {
  parcel?: undefined
  /** Cheaper parcels that can be chosen in its place. */
  beside?: readonly Offer[]
  durationText: string
  breakdown: FreightBreakdown
  metres: number
  origin: GeoPoint
  destination: GeoPoint
}

/** What carriers offer; the price is that of the chosen one. */
export interface ParcelQuote extends QuotedPrice {
  parcel: { readonly offers: readonly Offer[]; readonly chosen: Offer }
  /** The ride that the customer can return to. */
  ride?: RideQuote
}

export type Quote = RideQuote | ParcelQuote

/** Names an offer, also when it is asked for again. */
export interface OfferName extends Pick<Offer, 'carrier' | 'service'> {
  /** It was chosen over the courier's ride. */
  readonly isBesideRide?: boolean
}

/** The ride of a quote, chosen or not. */
export const rideOf = (quote: Quote): RideQuote | null => (quote.parcel ? (quote.ride ?? null) : quote)

/** The parcels of a quote, one of them chosen or none. */
export const parcelsOf = (quote: Quote): readonly Offer[] =>
  (quote.parcel ? quote.parcel.offers : quote.beside) ?? []

export const isSameOffer = (a: OfferName, b: OfferName) => a.carrier === b.carrier && a.service === b.service

export const priceOf = ({ price, freeAbove, arrives }: Offer) => ({
  price,
  freeAbove,
  eta: arrivalWords(arrives),
})

/** What fills in the address: the CEP that was typed or the suggestion that was picked. Only the later one is waited for. */
export interface Filling {
  readonly by: 'cep' | 'suggestion'
  readonly ask: number
  /** Typed since it was asked: the answer leaves these as they are. */
  readonly typed: readonly AddressField[]
}

/** One press of 'Calcular frete' or 'Validar Endereco', until its price is there or it failed; 'renew' happens without a press. */
export interface Press {
  readonly by: 'calculate' | 'validate' | 'renew'
  readonly ask: number
  readonly step: 'filling' | 'validating' | 'quoting'
}

/** Where the delivery goes and what it costs, as far as this page knows. */
export interface DeliveryState {
  readonly address: Address
  /** Where the address lies; lost when the address is edited. */
  readonly point: GeoPoint | null
  readonly validation: 'idle' | 'valid' | 'invalid'
  /** The sentence under the fields. */
  readonly problem: string | null
  /** Faults are shown once somebody tried to go on, not while the first letters are typed. */
  readonly showsFaults: boolean
  /** How often somebody tried to go on with something missing. */
  readonly triesTooEarly: number
  readonly cep: { readonly status: 'idle' | 'success' | 'error'; readonly error: string | null }
  readonly freight: { readonly status: 'none' } | { readonly status: 'quoted'; readonly quote: Quote }
  /** The questions under way. Everything that says 'busy' is read from here, so nothing can stay busy without one. */
  readonly filling: Filling | null
  readonly press: Press | null
}

export const noFreight = { status: 'none' } as const
export const quietCep = { status: 'idle', error: null } as const

export function startDelivery(address: Address, quote: Quote | null = null): DeliveryState {
  return {
    address,
    point: null,
    validation: 'idle',
    problem: null,
    showsFaults: false,
    triesTooEarly: 0,
    cep: quietCep,
    freight: quote ? { status: 'quoted', quote } : noFreight,
    filling: null,
    press: null,
  }
}

/** The address that somebody typed here, to its door; null while it is what the page began with. */
export function typedAddress(begun: Address, { address }: DeliveryState): Address | null {
  const fields = ['street', 'number', 'complement', 'postalCode'] as const
  const isOther = fields.some((field) => address[field] !== begun[field])
  return isOther && address.number !== '' ? address : null
}

export const isWaitedFor = ({ filling, press }: DeliveryState, ask: number) =>
  filling?.ask === ask || press?.ask === ask

/** What goes on by itself gives way to the customer. */
export const isPressed = ({ press }: DeliveryState) => press !== null && press.by !== 'renew'

export const isSearchingCep = ({ filling }: DeliveryState) => filling?.by === 'cep'

/** The pressed button is busy from the press to the end; the other one while its own step runs. */
export const isValidating = ({ press }: DeliveryState) =>
  press?.step === 'validating' || (press?.by === 'validate' && press.step === 'filling')

export const isCalculating = ({ press }: DeliveryState) =>
  press?.by === 'calculate' || press?.step === 'quoting'

/** The fields to mark; none before the first try. */
export function shownFaults({ address, showsFaults }: DeliveryState): ReadonlySet<AddressField> {
  return new Set(showsFaults ? addressFaults(address) : [])
}
