import { estimateRoadMetres } from '#domain/address/geo-point.ts'
import { estimateRideSeconds } from '#domain/freight/ride-time.ts'
import type { Routing } from './port.ts'

/** No roads, only the straight line and experience; never fails. */
export const estimatedRouting: Routing = {
  async measure(from, to) {
    const metres = estimateRoadMetres(from, to)
    return { metres, seconds: estimateRideSeconds(metres), source: 'estimate' }
  },
}
