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
  /** Remaining validity when the price was shown; null for estimates. */
  goodForMs: number | null
}

export interface RideQuote extends QuotedPrice {
  parcel?: undefined
  beside?: readonly Offer[]
  durationText: string
  breakdown: FreightBreakdown
  metres: number
  origin: GeoPoint
  destination: GeoPoint
}

export interface ParcelQuote extends QuotedPrice {
  parcel: { readonly offers: readonly Offer[]; readonly chosen: Offer }
  ride?: RideQuote
}

export type Quote = RideQuote | ParcelQuote

export interface OfferName extends Pick<Offer, 'carrier' | 'service'> {
  readonly isBesideRide?: boolean
}

export const findRide = (quote: Quote): RideQuote | null => (quote.parcel ? (quote.ride ?? null) : quote)

export const listParcelOffers = (quote: Quote): readonly Offer[] =>
  (quote.parcel ? quote.parcel.offers : quote.beside) ?? []

export const isSameOffer = (a: OfferName, b: OfferName) => a.carrier === b.carrier && a.service === b.service

export const priceAt = ({ price, freeAbove, arrives }: Offer) => ({
  price,
  freeAbove,
  eta: arrivalWords(arrives),
})

/** Source that fills in the address. Only the latest one is awaited. */
export interface Filling {
  readonly by: 'cep' | 'suggestion'
  readonly ask: number
  /** Fields typed since the request; the answer leaves them unchanged. */
  readonly typed: readonly AddressField[]
}

/** A click on 'Calcular frete' or 'Validar Endereco' until it has completed; 'renew' is automatic. */
export interface Press {
  readonly by: 'calculate' | 'validate' | 'renew'
  readonly ask: number
  readonly step: 'filling' | 'validating' | 'quoting'
}

export interface DeliveryState {
  readonly address: Address
  readonly point: GeoPoint | null
  readonly validation: 'idle' | 'valid' | 'invalid'
  readonly problem: string | null
  /** Faults are shown only after a first attempt to continue. */
  readonly showsFaults: boolean
  readonly triesTooEarly: number
  readonly cep: { readonly status: 'idle' | 'success' | 'error'; readonly error: string | null }
  readonly freight: { readonly status: 'none' } | { readonly status: 'quoted'; readonly quote: Quote }
  /** Every busy state is derived from these, so none can get stuck. */
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

export function typedAddress(initial: Address, { address }: DeliveryState): Address | null {
  const fields = ['street', 'number', 'complement', 'postalCode'] as const
  const isOther = fields.some((field) => address[field] !== initial[field])
  return isOther && address.number !== '' ? address : null
}

export const isWaitedFor = ({ filling, press }: DeliveryState, ask: number) =>
  filling?.ask === ask || press?.ask === ask

export const isPressed = ({ press }: DeliveryState) => press !== null && press.by !== 'renew'

export const isSearchingCep = ({ filling }: DeliveryState) => filling?.by === 'cep'

export const isValidating = ({ press }: DeliveryState) =>
  press?.step === 'validating' || (press?.by === 'validate' && press.step === 'filling')

export const isCalculating = ({ press }: DeliveryState) =>
  press?.by === 'calculate' || press?.step === 'quoting'

export function shownFaults({ address, showsFaults }: DeliveryState): ReadonlySet<AddressField> {
  return new Set(showsFaults ? addressFaults(address) : [])
}
