import { type Address, type AddressField, isLocallyValid } from '#delivery/addresses/domain/address.ts'
import { maskCep, parseCep } from '#delivery/addresses/domain/cep.ts'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { cepAddress } from '#delivery/addresses/storefront/place-answer.ts'
import {
  type DeliveryState,
  type Filling,
  findRide,
  isPressed,
  isWaitedFor,
  listParcelOffers,
  noFreight,
  type Press,
  priceAt,
  type Quote,
  quietCep,
} from './delivery-state.ts'
import type { Offer } from './offer-answer.ts'

/** Answers carry the number of their request; outdated ones are ignored. */
export type DeliveryEvent =
  | { type: 'edited'; field: AddressField; value: string }
  | { type: 'cep-incomplete'; error: string }
  | { type: 'fill-asked'; by: Filling['by']; ask: number }
  | { type: 'filled'; ask: number; address: Partial<Address>; point: GeoPoint | null }
  | { type: 'fill-failed'; ask: number; cepError: string | null }
  | { type: 'pressed'; by: Press['by']; ask: number }
  | { type: 'fields-missing'; ask: number; problem: string }
  | { type: 'validation-asked'; ask: number }
  | { type: 'validated'; ask: number; address: Address; point: GeoPoint }
  | { type: 'validation-failed'; ask: number; problem: string }
  | { type: 'quote-asked'; ask: number }
  | { type: 'quoted'; ask: number; quote: Quote }
  | { type: 'quote-failed'; ask: number; problem: string }
  | { type: 'offer-chosen'; offer: Offer | null }
  | { type: 'quote-cleared' }

export function deliveryReducer(state: DeliveryState, event: DeliveryEvent): DeliveryState {
  switch (event.type) {
    case 'edited':
      return withEdit(state, event.field, tidied(event.field, event.value))
    case 'cep-incomplete':
      return { ...state, cep: { status: 'error', error: event.error } }
    case 'fill-asked':
      return {
        ...state,
        filling: { by: event.by, ask: event.ask, typed: [] },
        press: null,
        cep: event.by === 'cep' ? quietCep : state.cep,
      }
    case 'pressed':
      return isPressed(state)
        ? state
        : {
            ...state,
            press: { by: event.by, ask: event.ask, step: 'filling' },
            problem: null,
            // A renewal keeps the old price until the new one arrives.
            freight: event.by === 'renew' ? state.freight : noFreight,
          }
    case 'offer-chosen':
      return { ...state, freight: withOffer(state.freight, event.offer) }
    case 'quote-cleared':
      // A pending answer belongs to the previous cart.
      return { ...state, freight: noFreight, press: isPressed(state) ? state.press : null }
    default:
      return isWaitedFor(state, event.ask) ? withAnswer(state, event) : state
  }
}

function withOffer(freight: DeliveryState['freight'], chosenOffer: Offer | null): DeliveryState['freight'] {
  if (freight.status !== 'quoted') return freight
  const { quote } = freight
  const ride = findRide(quote)
  if (!chosenOffer) return ride ? { ...freight, quote: ride } : freight
  const offers = listParcelOffers(quote)
  if (offers.length === 0) return freight
  const { goodForMs } = quote
  const parcel = { offers, chosen: chosenOffer }
  return { ...freight, quote: { goodForMs, ...priceAt(chosenOffer), parcel, ...(ride && { ride }) } }
}

type Answer = Exclude<Extract<DeliveryEvent, { ask: number }>, { type: 'fill-asked' } | { type: 'pressed' }>

function withAnswer(state: DeliveryState, event: Answer): DeliveryState {
  switch (event.type) {
    case 'filled':
      return withAddress(state, event.address, event.point)
    case 'fill-failed':
      return {
        ...state,
        filling: null,
        cep: event.cepError === null ? state.cep : { status: 'error', error: event.cepError },
      }
    case 'fields-missing':
      return {
        ...state,
        press: null,
        validation: 'invalid',
        problem: event.problem,
        showsFaults: true,
        triesTooEarly: state.triesTooEarly + 1,
      }
    case 'validation-asked':
      return { ...inStep(state, 'validating'), showsFaults: true }
    case 'validated':
      return { ...state, validation: 'valid', address: event.address, point: event.point }
    case 'validation-failed':
      return { ...state, press: null, validation: 'invalid', problem: event.problem }
    case 'quote-asked':
      return inStep(state, 'quoting')
    case 'quoted':
      return { ...state, press: null, freight: { status: 'quoted', quote: event.quote } }
    case 'quote-failed':
      return { ...state, press: null, problem: event.problem, freight: noFreight }
  }
}

function inStep(state: DeliveryState, step: Press['step']): DeliveryState {
  return { ...state, press: state.press && { ...state.press, step } }
}

/** Cancels requests about the old address. A pending CEP or suggestion may still fill the other fields. */
function withEdit(state: DeliveryState, field: AddressField, value: string): DeliveryState {
  if (value === state.address[field]) return state
  const address = { ...state.address, ...(field === 'postalCode' && pickDoor(state.address)), [field]: value }
  return {
    ...withPlace(state, address, null),
    validation: isLocallyValid(address) ? 'idle' : 'invalid',
    cep: field === 'postalCode' ? quietCep : state.cep,
    filling: stillFilling(state.filling, field),
    press: null,
  }
}

/** A new CEP means another street, so its number and complement no longer apply. */
function pickDoor({ postalCode, number, complement }: Address): Pick<Address, 'number' | 'complement'> {
  return parseCep(postalCode) ? { number: '', complement: '' } : { number, complement }
}

function stillFilling(filling: Filling | null, field: AddressField): Filling | null {
  if (!filling || field === 'postalCode') return null
  if (filling.by === 'suggestion' && field === 'street') return null
  return { ...filling, typed: [...filling.typed, field] }
}

function withAddress(state: DeliveryState, address: Partial<Address>, point: GeoPoint | null): DeliveryState {
  const typed = new Set<string>(state.filling?.typed)
  const isByCep = state.filling?.by === 'cep'
  const newAddress = isByCep ? cepAddress(state.address, address) : address
  const missing = Object.fromEntries(Object.entries(newAddress).filter(([field]) => !typed.has(field)))
  const cep = isByCep ? ({ status: 'success', error: null } as const) : quietCep
  // A street typed in the meantime may be elsewhere than the found point.
  const place = typed.has('street') || typed.has('city') ? null : point
  return { ...withPlace(state, { ...state.address, ...missing }, place), cep, filling: null }
}

function withPlace(state: DeliveryState, address: Address, point: GeoPoint | null): DeliveryState {
  return { ...state, address, point, validation: 'idle', problem: null, freight: noFreight }
}

function tidied(field: AddressField, value: string): string {
  if (field === 'postalCode') return maskCep(value)
  if (field === 'state') return value.toUpperCase().slice(0, 2)
  return value
}
