import { type Address, type AddressField, addressFaults, isLocallyValid } from '#domain/address/address.ts'
import { maskCep } from '#domain/address/cep.ts'
import type { GeoPoint } from '#domain/address/geo-point.ts'
import type { FreightBreakdown } from '#domain/freight/freight-breakdown.ts'
import type { Centavos } from '#domain/money.ts'

export interface Quote {
  price: Centavos
  eta: string
  durationText: string
  breakdown: FreightBreakdown
  metres: number
  origin: GeoPoint
  destination: GeoPoint
}

/** Where the delivery goes and what it costs, as far as this page knows. */
export interface DeliveryState {
  readonly address: Address
  /** Where the address lies; lost when the address is edited. */
  readonly point: GeoPoint | null
  readonly validation: 'idle' | 'validating' | 'valid' | 'invalid'
  /** The sentence under the fields. */
  readonly problem: string | null
  /** Faults are shown once somebody tried to go on, not while the first letters are typed. */
  readonly showsFaults: boolean
  readonly cep: { readonly status: 'idle' | 'loading' | 'success' | 'error'; readonly error: string | null }
  readonly freight:
    | { readonly status: 'none' }
    | { readonly status: 'calculating' }
    | { readonly status: 'quoted'; readonly quote: Quote }
  /** Grows with everything that makes answers under way worthless. */
  readonly revision: number
}

/** Answers carry the revision they were asked at; those that come too late change nothing. */
export type DeliveryEvent =
  | { type: 'edited'; field: AddressField; value: string }
  | { type: 'cep-incomplete'; error: string }
  | { type: 'cep-asked' }
  | { type: 'cep-found'; revision: number; address: Partial<Address>; point: GeoPoint | null }
  | { type: 'cep-failed'; revision: number; error: string }
  | { type: 'place-picked'; revision: number; address: Address; point: GeoPoint }
  | { type: 'fields-missing'; problem: string }
  | { type: 'validation-asked' }
  | { type: 'validated'; revision: number; address: Address; point: GeoPoint }
  | { type: 'validation-failed'; revision: number; problem: string }
  | { type: 'quote-asked' }
  | { type: 'quoted'; revision: number; quote: Quote }
  | { type: 'quote-failed'; revision: number; problem: string }
  | { type: 'quote-cleared' }

const noFreight = { status: 'none' } as const
const quietCep = { status: 'idle', error: null } as const

export function startDelivery(address: Address): DeliveryState {
  return {
    address,
    point: null,
    validation: 'idle',
    problem: null,
    showsFaults: false,
    cep: quietCep,
    freight: noFreight,
    revision: 0,
  }
}

export function deliveryReducer(state: DeliveryState, event: DeliveryEvent): DeliveryState {
  if ('revision' in event && event.revision !== state.revision) return state
  switch (event.type) {
    case 'edited':
      return edited(state, event.field, event.value)
    case 'cep-incomplete':
      return { ...state, cep: { status: 'error', error: event.error } }
    case 'cep-asked':
      return { ...state, cep: { status: 'loading', error: null } }
    case 'cep-found':
      return moved(state, { ...state.address, ...event.address }, event.point, {
        cep: { status: 'success', error: null },
      })
    case 'cep-failed':
      return { ...state, cep: { status: 'error', error: event.error } }
    case 'place-picked':
      return moved(state, event.address, event.point, { cep: quietCep })
    case 'fields-missing':
      return { ...state, validation: 'invalid', problem: event.problem, showsFaults: true }
    case 'validation-asked':
      return { ...state, validation: 'validating', problem: null, showsFaults: true }
    case 'validated':
      return { ...state, validation: 'valid', address: event.address, point: event.point, problem: null }
    case 'validation-failed':
      return { ...state, validation: 'invalid', problem: event.problem }
    case 'quote-asked':
      return { ...state, freight: { status: 'calculating' }, problem: null }
    case 'quoted':
      return { ...state, freight: { status: 'quoted', quote: event.quote } }
    case 'quote-failed':
      return { ...state, freight: noFreight, problem: event.problem }
    case 'quote-cleared':
      return { ...state, freight: noFreight, revision: state.revision + 1 }
  }
}

function edited(state: DeliveryState, field: AddressField, value: string): DeliveryState {
  const address = { ...state.address, [field]: tidied(field, value) }
  return {
    ...moved(state, address, null, { cep: field === 'postalCode' ? quietCep : state.cep }),
    validation: isLocallyValid(address) ? 'idle' : 'invalid',
  }
}

/** Another address: nothing that was known of the former one holds. */
function moved(
  state: DeliveryState,
  address: Address,
  point: GeoPoint | null,
  changes: Pick<DeliveryState, 'cep'>,
): DeliveryState {
  return {
    ...state,
    ...changes,
    address,
    point,
    validation: 'idle',
    problem: null,
    freight: noFreight,
    revision: state.revision + 1,
  }
}

function tidied(field: AddressField, value: string): string {
  if (field === 'postalCode') return maskCep(value)
  if (field === 'state') return value.toUpperCase().slice(0, 2)
  return value
}

/** The fields to mark; none before the first try. */
export function shownFaults({ address, showsFaults }: DeliveryState): ReadonlySet<AddressField> {
  return new Set(showsFaults ? addressFaults(address) : [])
}
