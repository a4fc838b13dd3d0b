import { type Address, emptyAddress } from '#domain/address/address.ts'

/** Google's parts of an address, in either of its two spellings, reduced to what the shop reads. */
export type GoogleComponent = {
  readonly long: string
  readonly short: string
  readonly types: readonly string[]
}

/** In São Paulo the neighbourhood is a sublocality and the city an administrative area; elsewhere it may be a locality. */
export function addressFromGoogle(components: readonly GoogleComponent[]): Address {
  const part = (...types: string[]) => {
    for (const type of types) {
      const found = components.find((component) => component.types.includes(type))
      if (found) return found
    }
    return undefined
  }
  return {
    ...emptyAddress,
    street: part('route')?.long ?? '',
    number: part('street_number')?.long ?? '',
    complement: part('subpremise')?.long ?? '',
    neighborhood: part('sublocality_level_1', 'sublocality', 'neighborhood')?.long ?? '',
    city: part('administrative_area_level_2', 'locality')?.long ?? '',
    state: (part('administrative_area_level_1')?.short ?? '').toUpperCase().slice(0, 2),
    postalCode: part('postal_code')?.long ?? '',
  }
}
