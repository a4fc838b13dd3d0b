import { z } from 'zod'
import { parseCep } from '#delivery/addresses/domain/cep.ts'
import { type GeoPoint, isGeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { type RemoteService, serviceUrl } from '#platform/remote-service/remote-service.ts'
import type { CepDirectory } from './port.ts'

const degrees = z.union([z.string(), z.number()])

/** Without coordinates the service returns an empty object or strings. */
const answerShape = z.object({
  cep: z.string(),
  state: z.string().length(2),
  city: z.string().min(1),
  neighborhood: z.string().nullish(),
  street: z.string().nullish(),
  location: z
    .object({ coordinates: z.object({ latitude: degrees, longitude: degrees }).partial().nullish() })
    .nullish(),
})

function readPoint(location: z.infer<typeof answerShape>['location']): GeoPoint | null {
  const { latitude = '', longitude = '' } = location?.coordinates ?? {}
  if (latitude === '' || longitude === '') return null
  const point = { lat: Number(latitude), lng: Number(longitude) }
  return isGeoPoint(point.lat, point.lng) ? point : null
}

export function createBrasilApi(service: RemoteService, baseUrl: string): CepDirectory {
  return {
    async find(cep) {
      const url = serviceUrl(baseUrl, `api/cep/v2/${cep}`)
      const answer = await service.ask({ url, shape: answerShape, absent: [400, 404] })
      if (!answer) return { kind: 'unknown' }
      const address = {
        cep: parseCep(answer.cep) ?? cep,
        street: answer.street ?? '',
        neighborhood: answer.neighborhood ?? '',
        city: answer.city,
        state: answer.state.toUpperCase(),
        point: readPoint(answer.location),
        source: 'brasilapi' as const,
      }
      return { kind: 'address', address }
    },
  }
}
