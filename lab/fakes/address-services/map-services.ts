import { type LoopbackService, startLoopbackService } from './loopback-service.ts'

const HARMONIA_POINT = { lat: -23.5541, lng: -46.6889 }

/** Google takes the key as a header for Places and Routes, but as a parameter for Geocoding. */
export const GOOGLE_KEY = 'a key of the test'

export function startGoogle(): Promise<LoopbackService> {
  return startLoopbackService(({ method, url, headers, body }) => {
    const key = headers['x-goog-api-key'] ?? url.searchParams.get('key')
    if (url.pathname === '/maps/api/geocode/json') {
      if (key !== GOOGLE_KEY) return { json: { status: 'REQUEST_DENIED', results: [] } }
      return { json: geocode(url.searchParams.get('address') ?? '') }
    }
    if (key !== GOOGLE_KEY)
      return { status: 403, json: { error: { code: 403, status: 'PERMISSION_DENIED' } } }
    if (method === 'POST' && url.pathname === '/v1/places:autocomplete') {
      return { json: autocomplete(String((body as { input: string }).input)) }
    }
    if (method === 'POST' && url.pathname === '/directions/v2:computeRoutes') {
      return { json: { routes: [{ distanceMeters: 9412, duration: '1523s' }] } }
    }
    if (url.pathname === '/v1/places/ChIJharmonia') return { json: placeDetails }
    return { status: 404, json: { error: { code: 404, status: 'NOT_FOUND' } } }
  })
}

const component = (longText: string, types: string[], shortText = longText) => ({
  longText,
  shortText,
  types,
  languageCode: 'pt-BR',
})

const placeDetails = {
  id: 'ChIJharmonia',
  formattedAddress: 'R. Harmonia, 500 - Sumarezinho, São Paulo - SP, 05435-000, Brasil',
  location: { latitude: HARMONIA_POINT.lat, longitude: HARMONIA_POINT.lng },
  addressComponents: [
    component('500', ['street_number']),
    component('Rua Harmonia', ['route'], 'R. Harmonia'),
    component('Sumarezinho', ['sublocality_level_1', 'sublocality', 'political']),
    component('São Paulo', ['administrative_area_level_2', 'political']),
    component('São Paulo', ['administrative_area_level_1', 'political'], 'SP'),
    component('Brasil', ['country', 'political'], 'BR'),
    component('05435-000', ['postal_code']),
  ],
}

function autocomplete(input: string) {
  if (!/harmonia/i.test(input)) return {}
  const placePrediction = {
    place: 'places/ChIJharmonia',
    placeId: 'ChIJharmonia',
    text: { text: 'Rua Harmonia, 500 - Sumarezinho, São Paulo - SP, Brasil' },
    structuredFormat: {
      mainText: { text: 'Rua Harmonia, 500' },
      secondaryText: { text: 'Sumarezinho, São Paulo - SP, Brasil' },
    },
    types: ['street_address', 'geocode'],
  }
  return { suggestions: [{ placePrediction }, { queryPrediction: { text: { text: 'harmonia' } } }] }
}

function geocode(address: string) {
  if (!/harmonia/i.test(address)) return { status: 'ZERO_RESULTS', results: [] }
  const result = {
    place_id: 'ChIJharmonia',
    formatted_address: placeDetails.formattedAddress,
    geometry: { location: HARMONIA_POINT, location_type: 'ROOFTOP' },
    types: ['street_address'],
    address_components: placeDetails.addressComponents.map(({ longText, shortText, types }) => ({
      long_name: longText,
      short_name: shortText,
      types,
    })),
  }
  return { status: 'OK', results: [result] }
}

const osmPlace = {
  place_id: 9184274,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0',
  osm_type: 'way',
  osm_id: 4217834,
  lat: String(HARMONIA_POINT.lat),
  lon: String(HARMONIA_POINT.lng),
  category: 'place',
  type: 'house',
  display_name: '500, Rua Harmonia, Sumarezinho, São Paulo, 05435-000, Brasil',
  address: {
    house_number: '500',
    road: 'Rua Harmonia',
    suburb: 'Sumarezinho',
    city: 'São Paulo',
    state: 'São Paulo',
    'ISO3166-2-lvl4': 'BR-SP',
    postcode: '05435-000',
    country: 'Brasil',
    country_code: 'br',
  },
}

export function startNominatim(): Promise<LoopbackService> {
  return startLoopbackService(({ url }) => {
    const { searchParams: query } = url
    if (query.get('format') !== 'jsonv2' || query.get('addressdetails') !== '1')
      return { status: 400, json: {} }
    if (url.pathname === '/search') {
      const isFound = query.get('countrycodes') === 'br' && /harmonia/i.test(query.get('q') ?? '')
      return { json: isFound ? [osmPlace] : [] }
    }
    if (url.pathname === '/lookup') return { json: query.get('osm_ids') === 'W4217834' ? [osmPlace] : [] }
    return { status: 404, json: {} }
  })
}

/** OSRM's route service; a point in the sea has no road. */
export function startOsrm(): Promise<LoopbackService> {
  return startLoopbackService(({ url }) => {
    const [, from, to] = /^\/route\/v1\/driving\/([\d.,-]+);([\d.,-]+)$/.exec(url.pathname) ?? []
    if (!from || !to) return { status: 400, json: { code: 'InvalidUrl', message: 'URL string malformed' } }
    if (to === '-40,-24') return { status: 400, json: { code: 'NoRoute', message: 'Impossible route' } }
    return {
      json: {
        code: 'Ok',
        routes: [
          { distance: 9412.3, duration: 1523.4, weight: 1523.4, weight_name: 'routability', legs: [] },
        ],
        waypoints: [],
      },
    }
  })
}
