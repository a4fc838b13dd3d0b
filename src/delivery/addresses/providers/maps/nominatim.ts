import { z } from 'zod'
import { type Address, emptyAddress } from '#delivery/addresses/domain/address.ts'
import { formatAddress } from '#delivery/addresses/domain/format-address.ts'
import { type RemoteService, serviceUrl } from '#platform/remote-service/remote-service.ts'
import type { Maps, Place } from './port.ts'

const PREFIX = 'osm:'
const SUGGESTIONS = '6'

/** OpenStreetMap's usage policy requires an identifying user agent. */
const USER_AGENT = 'lume-e-coco-shop'

const placeShape = z.object({
  osm_type: z.enum(['node', 'way', 'relation']),
  osm_id: z.number(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  address: z.record(z.string(), z.string()).default({}),
})

type OsmPlace = z.infer<typeof placeShape>

function toAddress({ address }: OsmPlace): Address {
  const first = (...names: string[]) => names.map((name) => address[name]).find(Boolean) ?? ''
  return {
    ...emptyAddress,
    street: first('road', 'pedestrian', 'footway', 'square'),
    number: first('house_number'),
    neighborhood: first('suburb', 'neighbourhood', 'quarter', 'city_district'),
    city: first('city', 'town', 'municipality', 'village'),
    state: first('ISO3166-2-lvl4').replace(/^BR-/, ''),
    postalCode: first('postcode'),
  }
}

function toPlace(place: OsmPlace): Place {
  const address = toAddress(place)
  return {
    placeId: `${PREFIX}${place.osm_type[0]?.toUpperCase()}${place.osm_id}`,
    address,
    point: { lat: place.lat, lng: place.lon },
    formatted: formatAddress(address),
    source: 'nominatim',
  }
}

export function createNominatim(service: RemoteService, baseUrl: string): Maps {
  async function ask(path: string, query: Record<string, string>): Promise<Place[]> {
    const url = serviceUrl(baseUrl, path, {
      ...query,
      format: 'jsonv2',
      addressdetails: '1',
      'accept-language': 'pt-BR',
    })
    const places = await service.ask({
      url,
      headers: { 'user-agent': USER_AGENT },
      shape: z.array(placeShape),
    })
    return (places ?? []).map(toPlace)
  }

  const search = (text: string, limit: string) =>
    ask('search', { q: text, countrycodes: 'br', layer: 'address', limit })

  return {
    async suggest(text) {
      const places = await search(text, SUGGESTIONS)
      return places
        .filter(({ address }) => address.street !== '')
        .map(({ placeId, address }) => ({
          placeId,
          title: [address.street, address.number].filter(Boolean).join(', '),
          detail: formatAddress({ ...address, street: '', number: '', postalCode: '' }),
        }))
    },

    async placeDetails(placeId) {
      const [, id] = /^osm:([NWR]\d+)$/.exec(placeId) ?? []
      if (!id) return null
      const [place] = await ask('lookup', { osm_ids: id })
      return place ?? null
    },

    async geocode(address) {
      const [place] = await search(address, '1')
      return place ?? null
    },
  }
}
