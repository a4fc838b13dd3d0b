import { describe, expect, it } from 'vitest'
import { loadCepAreas } from '#delivery/streets/cep-areas.ts'
import { createRemoteService } from '#platform/remote-service/remote-service.ts'
import { type Behaviour, timeoutFor } from '../../../../../lab/fakes/address-services/loopback-service.ts'
import {
  GOOGLE_KEY,
  startGoogle,
  startNominatim,
} from '../../../../../lab/fakes/address-services/map-services.ts'
import { connectMaps } from './connect-maps.ts'
import { createGoogleMaps } from './google-maps.ts'
import { describeMaps } from './maps.contract.ts'
import { createNominatim } from './nominatim.ts'
import type { OwnStreets } from './own-streets.ts'

const remote = { log: { warn: () => {} }, retryDelayMs: 1, ...timeoutFor() }

describeMaps('google', async () => {
  const { url } = await startGoogle()
  return createGoogleMaps(createRemoteService({ ...remote, name: 'Google' }), {
    apiKey: GOOGLE_KEY,
    apiBase: url,
  })
})

describeMaps('nominatim', async () => {
  const { url } = await startNominatim()
  return createNominatim(createRemoteService({ ...remote, name: 'Nominatim' }), url)
})

describe('the requests to the map services', () => {
  it('is limited to addresses in Brazil, in Portuguese, with the key out of the URL where Google allows', async () => {
    const google = await startGoogle()
    const maps = createGoogleMaps(createRemoteService({ ...remote, name: 'Google' }), {
      apiKey: GOOGLE_KEY,
      apiBase: google.url,
    })
    await maps.suggest('harmonia')
    expect(google.seen[0]?.body).toMatchObject({
      input: 'harmonia',
      languageCode: 'pt-BR',
      regionCode: 'BR',
      includedRegionCodes: ['br'],
    })
    await maps.geocode('harmonia')
    const geocoding = Object.fromEntries(google.seen[1]?.url.searchParams ?? [])
    expect(geocoding).toMatchObject({ region: 'br', language: 'pt-BR', components: 'country:BR' })
  })

  it('names the shop to OpenStreetMap', async () => {
    const nominatim = await startNominatim()
    const maps = createNominatim(createRemoteService({ ...remote, name: 'Nominatim' }), nominatim.url)
    await maps.suggest('harmonia')
    expect(nominatim.seen[0]?.headers['user-agent']).toMatch(/lume/)
  })
})

const ownRow = { cep: '05435000', street: 'Rua Harmonia', neighborhood: 'Sumarezinho', number: '' }
const own: OwnStreets = {
  areas: await loadCepAreas(),
  streets: {
    findByCep: async () => ownRow,
    findByCepStart: async () => [ownRow],
    findBuilding: async () => null,
    search: async ({ words }) => (words.includes('harmonia') ? [ownRow] : []),
  },
}

describe('the chain', () => {
  async function startChain(behaviour?: Behaviour) {
    const [google, nominatim] = await Promise.all([startGoogle(), startNominatim()])
    let now = 0
    const maps = connectMaps({
      settings: { googleMaps: { apiKey: GOOGLE_KEY, apiBase: google.url }, nominatimUrl: nominatim.url },
      own,
      remote: { ...remote, ...timeoutFor(behaviour), now: () => now },
    })
    const pass = (milliseconds: number) => {
      now += milliseconds
    }
    return { google, nominatim, maps, pass }
  }

  const hours = (count: number) => count * 60 * 60 * 1000

  it.each(['slow', 'wrong-shape', 'not-json', 'busy', 'broken'] as const)(
    'goes on to the next when one is %s',
    async (behaviour) => {
      const { maps, google, nominatim } = await startChain(behaviour)
      google.behave(behaviour)
      expect(await maps.geocode('Rua Harmonia, 500')).toMatchObject({ source: 'nominatim' })
      nominatim.behave(behaviour)
      expect(await maps.geocode('rua harmonia 501')).toMatchObject({ source: 'offline' })
      expect(await maps.suggest('harmonia 502')).toMatchObject([{ placeId: 'sp:05435000:502' }])
    },
  )

  it('works when all are dead', async () => {
    const { maps, google, nominatim } = await startChain()
    await Promise.all([google.die(), nominatim.die()])
    expect(await maps.suggest('harmonia')).toHaveLength(1)
    expect(await maps.placeDetails('google:ChIJharmonia')).toBeNull()
  })

  it('treats a refused key as a failure', async () => {
    const { nominatim, google } = await startChain()
    const settings = { googleMaps: { apiKey: 'stolen', apiBase: google.url }, nominatimUrl: nominatim.url }
    const maps = connectMaps({ settings, own, remote })
    expect(await maps.geocode('Rua Harmonia')).toMatchObject({ source: 'nominatim' })
    expect(await maps.suggest('harmonia')).toMatchObject([{ placeId: 'osm:W4217834' }])
  })

  it('asks Google up to three times more', async () => {
    const { maps, google } = await startChain()
    google.stumble(3)
    expect(await maps.geocode('Rua Harmonia')).toMatchObject({ source: 'google' })
    expect(google.seen).toHaveLength(4)
  })

  it('remembers suggestions for a day and addresses for an hour, whatever their capitals', async () => {
    const { maps, google, pass } = await startChain()
    await maps.suggest('Rua Harmonia')
    await maps.suggest('rua  harmonia ')
    expect(google.seen).toHaveLength(1)
    await maps.geocode('Rua Harmonia, 500')
    await maps.geocode('RUA HARMONIA, 500')
    expect(google.seen).toHaveLength(2)
    pass(hours(1))
    await maps.geocode('Rua Harmonia, 500')
    await maps.suggest('rua harmonia')
    expect(google.seen).toHaveLength(3)
    pass(hours(23))
    await maps.suggest('rua harmonia')
    expect(google.seen).toHaveLength(4)
  })

  it('does not remember a failure', async () => {
    const { maps, google } = await startChain()
    google.behave('wrong-shape')
    expect(await maps.geocode('Rua Harmonia')).toMatchObject({ source: 'nominatim' })
    google.behave('right')
    expect(await maps.geocode('Rua Harmonia')).toMatchObject({ source: 'google' })
  })

  it('lets each service describe only its own places', async () => {
    const { maps } = await startChain()
    expect(await maps.placeDetails('google:ChIJharmonia')).toMatchObject({ source: 'google' })
    expect(await maps.placeDetails('osm:W4217834')).toMatchObject({ source: 'nominatim' })
    expect(await maps.placeDetails('sp:05435000:12')).toMatchObject({
      source: 'offline',
      address: { number: '12' },
    })
  })
})
