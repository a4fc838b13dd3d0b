import { z } from 'zod'
import {
  type RemoteService,
  RemoteServiceError,
  serviceUrl,
} from '#platform/remote-service/remote-service.ts'
import type { Routing } from './port.ts'

const answerShape = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(z.object({ distance: z.number().nonnegative(), duration: z.number().nonnegative() }))
    .min(1),
})

export function createOsrm(service: RemoteService, baseUrl: string): Routing {
  return {
    async measure(from, to) {
      const url = serviceUrl(baseUrl, `route/v1/driving/${from.lng},${from.lat};${to.lng},${to.lat}`, {
        overview: 'false',
      })
      // OSRM returns 400 if there is no route.
      const answer = await service.ask({ url, shape: answerShape, absent: [400] })
      const route = answer?.routes[0]
      if (!route) throw new RemoteServiceError('OSRM', 'no-route')
      return { metres: Math.round(route.distance), seconds: Math.round(route.duration), source: 'osrm' }
    },
  }
}
