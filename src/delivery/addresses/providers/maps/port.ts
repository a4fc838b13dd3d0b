import type { Address } from '#delivery/addresses/domain/address.ts'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    readonly maps: Maps
  }
}

export type MapsSource = 'google' | 'nominatim' | 'offline'

export type AddressSuggestion = {
  /** Opaque; names the service that knows the place, so that its details are asked there. */
  readonly placeId: string
  /** 'Rua Augusta, 500' */
  readonly title: string
  /** 'Consolação, São Paulo - SP' */
  readonly detail: string
}

export type Place = {
  readonly placeId: string
  readonly address: Address
  readonly point: GeoPoint
  /** One line: 'Rua Augusta, 500 - Consolação, São Paulo - SP, 01304-000'. */
  readonly formatted: string
  readonly source: MapsSource
}

/** Everything is limited to addresses in Brazil and answered in Portuguese. */
export interface Maps {
  suggest(text: string): Promise<AddressSuggestion[]>
  placeDetails(placeId: string): Promise<Place | null>
  geocode(address: string): Promise<Place | null>
}
