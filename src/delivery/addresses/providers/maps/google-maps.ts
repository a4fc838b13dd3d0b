import { z } from 'zod'
import { type Address, emptyAddress } from '#delivery/addresses/domain/address.ts'
import { type RemoteService, serviceUrl } from '#platform/remote-service/remote-service.ts'
import type { Maps, Place } from './port.ts'

type GoogleComponent = {
  readonly long: string
  readonly short: string
  readonly types: readonly string[]
}

export type GoogleMapsSettings = {
  readonly apiKey: string
  readonly apiBase?: string | undefined
}

const PREFIX = 'google:'
const PLACES_HOST = 'https://places.googleapis.com'
const GEOCODING_HOST = 'https://maps.googleapis.com'

const text = z.object({ text: z.string() })

const suggestionsShape = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }),
          })
          .optional(),
      }),
    )
    .default([]),
})

const placeShape = z.object({
  id: z.string(),
  formattedAddress: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z.array(
    z.object({
      longText: z.string(),
      shortText: z.string().default(''),
      types: z.array(z.string()).default([]),
    }),
  ),
})

/** Google returns HTTP 200 even for refusals, so any other `status` is a failure. */
const geocodeShape = z.object({
  status: z.enum(['OK', 'ZERO_RESULTS']),
  results: z
    .array(
      z.object({
        place_id: z.string(),
        formatted_address: z.string(),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
        address_components: z.array(
          z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
        ),
      }),
    )
    .default([]),
})

export function createGoogleMaps(service: RemoteService, { apiKey, apiBase }: GoogleMapsSettings): Maps {
  const places = apiBase ?? PLACES_HOST
  const key = { 'X-Goog-Api-Key': apiKey }

  return {
    async suggest(input) {
      const answer = await service.ask({
        url: serviceUrl(places, 'v1/places:autocomplete'),
        method: 'POST',
        headers: key,
        body: {
          input,
          languageCode: 'pt-BR',
          regionCode: 'BR',
          includedRegionCodes: ['br'],
          includedPrimaryTypes: ['street_address', 'route', 'premise', 'subpremise'],
        },
        shape: suggestionsShape,
      })
      return (answer?.suggestions ?? []).flatMap(({ placePrediction: prediction }) =>
        prediction
          ? {
              placeId: PREFIX + prediction.placeId,
              title: prediction.structuredFormat.mainText.text,
              detail: prediction.structuredFormat.secondaryText?.text ?? '',
            }
          : [],
      )
    },

    async placeDetails(placeId) {
      if (!placeId.startsWith(PREFIX)) return null
      const id = encodeURIComponent(placeId.slice(PREFIX.length))
      const place = await service.ask({
        url: serviceUrl(places, `v1/places/${id}`, { languageCode: 'pt-BR', regionCode: 'BR' }),
        headers: { ...key, 'X-Goog-FieldMask': 'id,formattedAddress,location,addressComponents' },
        shape: placeShape,
        absent: [400, 404],
      })
      return place && toPlace(place)
    },

    async geocode(address) {
      const url = serviceUrl(apiBase ?? GEOCODING_HOST, 'maps/api/geocode/json', {
        address,
        region: 'br',
        language: 'pt-BR',
        components: 'country:BR',
        key: apiKey,
      })
      const answer = await service.ask({ url, shape: geocodeShape })
      const result = answer?.results[0]
      return result ? fromGeocoding(result) : null
    },
  }
}

function toPlace(place: z.infer<typeof placeShape>): Place {
  return {
    placeId: PREFIX + place.id,
    address: addressFromGoogle(
      place.addressComponents.map(({ longText, shortText, types }) => ({
        long: longText,
        short: shortText,
        types,
      })),
    ),
    point: { lat: place.location.latitude, lng: place.location.longitude },
    formatted: place.formattedAddress,
    source: 'google',
  }
}

function fromGeocoding(result: z.infer<typeof geocodeShape>['results'][number]): Place {
  return {
    placeId: PREFIX + result.place_id,
    address: addressFromGoogle(
      result.address_components.map(({ long_name, short_name, types }) => ({
        long: long_name,
        short: short_name,
        types,
      })),
    ),
    point: result.geometry.location,
    formatted: result.formatted_address,
    source: 'google',
  }
}

/**
 * In São Paulo the neighbourhood is a sublocality and the city an administrative area; elsewhere the city
 * may be a locality.
 */
function addressFromGoogle(components: readonly GoogleComponent[]): Address {
  const part = (...types: string[]) => {
    for (const type of types) {
      const match = components.find((component) => component.types.includes(type))
      if (match) return match
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
