import { z } from 'zod'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import {
  type RemoteService,
  RemoteServiceError,
  serviceUrl,
} from '#platform/remote-service/remote-service.ts'
import type { Routing } from './port.ts'

export type GoogleRoutesSettings = { readonly apiKey: string; readonly apiBase?: string | undefined }

const ROUTES_HOST = 'https://routes.googleapis.com'

/** Google leaves `distanceMeters` out when it is 0, and `routes` when there is none. */
const answerShape = z.object({
  routes: z
    .array(
      z.object({
        distanceMeters: z.number().int().nonnegative().default(0),
        duration: z
          .string()
          .regex(/^\d+(\.\d+)?s$/)
          .transform((text) => Number.parseFloat(text)),
      }),
    )
    .default([]),
})

const waypoint = ({ lat, lng }: GeoPoint) => ({ location: { latLng: { latitude: lat, longitude: lng } } })

export function createGoogleRoutes(
  service: RemoteService,
  { apiKey, apiBase }: GoogleRoutesSettings,
): Routing {
  return {
    async measure(from, to) {
      const answer = await service.ask({
        url: serviceUrl(apiBase ?? ROUTES_HOST, 'directions/v2:computeRoutes'),
        method: 'POST',
        headers: { 'X-Goog-Api-Key': apiKey, 'X-Goog-FieldMask': 'routes.distanceMeters,routes.duration' },
        body: {
          origin: waypoint(from),
          destination: waypoint(to),
          travelMode: 'DRIVE',
          languageCode: 'pt-BR',
          regionCode: 'BR',
          units: 'METRIC',
        },
        shape: answerShape,
      })
      const [route] = answer?.routes ?? []
      if (!route) throw new RemoteServiceError('Google Routes', 'no-route')
      return { metres: route.distanceMeters, seconds: Math.round(route.duration), source: 'google' }
    },
  }
}
