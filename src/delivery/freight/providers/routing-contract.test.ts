import { describe, expect, it } from 'vitest'
import { createRemoteService } from '#platform/remote-service/remote-service.ts'
import { type Behaviour, timeoutFor } from '../../../../lab/fakes/address-services/loopback-service.ts'
import { GOOGLE_KEY, startGoogle, startOsrm } from '../../../../lab/fakes/address-services/map-services.ts'
import { connectRouting, estimatedRouting } from './connect-routing.ts'
import { createGoogleRoutes } from './google-routes.ts'
import { createOsrm } from './osrm.ts'
import type { Routing } from './port.ts'

const remote = { log: { warn: () => {} }, retryDelayMs: 1, ...timeoutFor() }
const shop = { lat: -23.5539, lng: -46.6891 }
const santana = { lat: -23.5016, lng: -46.6247 }
const sea = { lat: -24, lng: -40 }

const adapters: [string, () => Promise<Routing>][] = [
  [
    'google',
    async () => {
      const { url } = await startGoogle()
      const service = createRemoteService({ ...remote, name: 'Google Routes' })
      return createGoogleRoutes(service, { apiKey: GOOGLE_KEY, apiBase: url })
    },
  ],
  ['osrm', async () => createOsrm(createRemoteService({ ...remote, name: 'OSRM' }), (await startOsrm()).url)],
  ['estimate', async () => estimatedRouting],
]

describe.each(adapters)('routing by %s', (source, create) => {
  it('measures the way in whole metres and seconds', async () => {
    const routing = await create()
    const route = await routing.measure(shop, santana)
    expect(route.source).toBe(source)
    expect(Number.isInteger(route.metres) && Number.isInteger(route.seconds)).toBe(true)
    expect(route.metres).toBeGreaterThan(8_000)
    expect(route.metres).toBeLessThan(14_000)
    expect(route.seconds).toBeGreaterThan(600)
  })
})

describe('the chain', () => {
  async function startChain(behaviour?: Behaviour) {
    const [google, osrm] = await Promise.all([startGoogle(), startOsrm()])
    const settings = { googleMaps: { apiKey: GOOGLE_KEY, apiBase: google.url }, osrmUrl: osrm.url }
    return {
      google,
      osrm,
      routing: connectRouting({ settings, remote: { ...remote, ...timeoutFor(behaviour) } }),
    }
  }

  it.each(['slow', 'wrong-shape', 'not-json', 'busy', 'broken'] as const)(
    'goes on to the next when one is %s',
    async (behaviour) => {
      const { google, osrm, routing } = await startChain(behaviour)
      expect(await routing.measure(shop, santana)).toMatchObject({ source: 'google', metres: 9412 })
      google.behave(behaviour)
      expect(await routing.measure(shop, santana)).toMatchObject({
        source: 'osrm',
        metres: 9412,
        seconds: 1523,
      })
      osrm.behave(behaviour)
      expect(await routing.measure(shop, santana)).toMatchObject({ source: 'estimate' })
    },
  )

  it('estimates where no road leads and where all are dead', async () => {
    const { google, osrm, routing } = await startChain()
    await google.die()
    expect(await routing.measure(shop, sea)).toMatchObject({ source: 'estimate' })
    await osrm.die()
    expect(await routing.measure(shop, santana)).toMatchObject({ source: 'estimate' })
  })

  it('needs no service at all', async () => {
    const routing = connectRouting({ settings: { googleMaps: undefined, osrmUrl: undefined }, remote })
    const { metres, seconds } = await routing.measure(shop, santana)
    expect(seconds).toBe(Math.round(metres * 0.24))
  })
})
