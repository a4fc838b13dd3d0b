import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    readonly routing: Routing
  }
}

export type RoutingSource = 'google' | 'osrm' | 'estimate'

export type Route = {
  readonly metres: number
  readonly seconds: number
  readonly source: RoutingSource
}

export interface Routing {
  measure(from: GeoPoint, to: GeoPoint): Promise<Route>
}
