import type { Address } from '#delivery/addresses/domain/address.ts'
import { maskCep, parseCep } from '#delivery/addresses/domain/cep.ts'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { isServedCity } from '#delivery/addresses/domain/served-city.ts'

/** The Address entity of the specification, as the functions answer it. */
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

export function pointOf({ lat, lng }: { lat: number; lng: number }): GeoPoint {
  return { lat, lng }
}

/** What a suggestion says; a number that it does not know, and the complement, stay as they were typed. */
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
 * The address properly written. A complete CEP, a neighbourhood and what only the customer knows stay as they typed them:
 * long streets have many CEPs, and theirs is on their letters.
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

/** What a CEP says; in another state, or out of São Paulo, the former street and city are not there. */
export function cepAddress(
  former: Pick<Address, 'city' | 'state'>,
  found: Partial<Address>,
): Partial<Address> {
  const isElsewhere = found.state !== undefined && former.state !== '' && found.state !== former.state
  const hasLeftCity =
    isServedCity(former.city) && found.state !== undefined && !isServedCity(found.city ?? '')
  return isElsewhere || hasLeftCity ? { street: '', neighborhood: '', city: '', ...found } : found
}
