import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'

export type RoutingSource = 'google' | 'osrm' | 'estimate'

export type Route = {
  /** Whole metres by road. */
  readonly metres: number
  readonly seconds: number
  readonly source: RoutingSource
}

export interface Routing {
  measure(from: GeoPoint, to: GeoPoint): Promise<Route>
}
