import { estimateRoadMetres } from '#delivery/addresses/domain/geo-point.ts'
import { estimateRideSeconds } from '#delivery/freight/domain/ride-time.ts'
import { firstAnswer } from '#platform/remote-service/first-answer.ts'
import { createRemoteService, type RemoteServiceOptions } from '#platform/remote-service/remote-service.ts'
import { createGoogleRoutes, type GoogleRoutesSettings } from './google-routes.ts'
import { createOsrm } from './osrm.ts'
import type { Routing } from './port.ts'

/** Estimates the distance from the straight line; never fails. */
export const estimatedRouting: Routing = {
  async measure(from, to) {
    const metres = estimateRoadMetres(from, to)
    return { metres, seconds: estimateRideSeconds(metres), source: 'estimate' }
  },
}

export type ConnectRoutingOptions = {
  readonly settings: { readonly googleMaps?: GoogleRoutesSettings; readonly osrmUrl?: string }
  readonly remote: Omit<RemoteServiceOptions, 'name'>
}

const GOOGLE_RETRIES = 3

export function connectRouting({ settings, remote }: ConnectRoutingOptions): Routing {
  const services: Routing[] = []
  if (settings.googleMaps) {
    const service = createRemoteService({ ...remote, name: 'Google Routes', retries: GOOGLE_RETRIES })
    services.push(createGoogleRoutes(service, settings.googleMaps))
  }
  if (settings.osrmUrl) {
    services.push(createOsrm(createRemoteService({ ...remote, name: 'OSRM' }), settings.osrmUrl))
  }
  return {
    async measure(from, to) {
      const route = await firstAnswer(services, (routing) => routing.measure(from, to), Boolean)
      return route ?? estimatedRouting.measure(from, to)
    },
  }
}
