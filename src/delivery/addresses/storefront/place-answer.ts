import type { Address } from '#delivery/addresses/domain/address.ts'
import { maskCep, parseCep } from '#delivery/addresses/domain/cep.ts'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { isServedCity } from '#delivery/addresses/domain/served-city.ts'

export interface PlaceComponents {
  street: string
  number: string
  complement: string
  neighborhood: string
  city: string
  state: string
  postal_code: string
  lat: number
  lng: number
}

export function toPoint({ lat, lng }: { lat: number; lng: number }): GeoPoint {
  return { lat, lng }
}

/** Keeps the typed number and complement if the suggestion has none. */
export function pickedAddress(components: PlaceComponents): Partial<Address> {
  const { street, number, neighborhood, city, state, postal_code } = components
  return {
    street,
    ...(number && { number }),
    neighborhood,
    city,
    state,
    postalCode: maskCep(postal_code),
  }
}

/**
 * Keeps the typed CEP, neighbourhood and complement: long streets have several CEPs, and the customer
 * knows their own.
 */
export function confirmedAddress(components: PlaceComponents, typed: Address): Address {
  return {
    ...typed,
    street: components.street,
    neighborhood: typed.neighborhood.trim() || components.neighborhood,
    city: components.city || typed.city,
    state: components.state || typed.state,
    postalCode: maskCep(parseCep(typed.postalCode) ?? components.postal_code),
  }
}

/** Clears street and city if the CEP is in another state or outside São Paulo. */
export function cepAddress(
  former: Pick<Address, 'city' | 'state'>,
  address: Partial<Address>,
): Partial<Address> {
  const isElsewhere = address.state !== undefined && former.state !== '' && address.state !== former.state
  const hasLeftCity =
    isServedCity(former.city) && address.state !== undefined && !isServedCity(address.city ?? '')
  return isElsewhere || hasLeftCity ? { street: '', neighborhood: '', city: '', ...address } : address
}
