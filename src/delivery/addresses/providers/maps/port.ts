import type { Address } from '#delivery/addresses/domain/address.ts'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    readonly maps: Maps
  }
}

export type MapsSource = 'google' | 'nominatim' | 'offline'

export type AddressSuggestion = {
  /** Opaque; includes the service that issued it. */
  readonly placeId: string
  readonly title: string
  readonly detail: string
}

export type Place = {
  readonly placeId: string
  readonly address: Address
  readonly point: GeoPoint
  readonly formatted: string
  readonly source: MapsSource
}

/** Limited to Brazil, with answers in Portuguese. */
export interface Maps {
  suggest(text: string): Promise<AddressSuggestion[]>
  placeDetails(placeId: string): Promise<Place | null>
  geocode(address: string): Promise<Place | null>
}
