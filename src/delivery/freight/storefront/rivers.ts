import { estimateRoadMetres, type GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { type MapPosition, mapPosition } from './map-projection.ts'

export const TIETE: readonly GeoPoint[] = [
  { lat: -23.4932, lng: -46.8098 },
  { lat: -23.5075, lng: -46.7822 },
  { lat: -23.5205, lng: -46.7577 },
  { lat: -23.5266, lng: -46.7478 },
  { lat: -23.5177, lng: -46.7165 },
  { lat: -23.5148, lng: -46.6955 },
  { lat: -23.5163, lng: -46.6641 },
  { lat: -23.5163, lng: -46.6262 },
  { lat: -23.5218, lng: -46.6048 },
  { lat: -23.5256, lng: -46.5784 },
  { lat: -23.5178, lng: -46.5476 },
  { lat: -23.4936, lng: -46.5272 },
  { lat: -23.4866, lng: -46.4866 },
  { lat: -23.4802, lng: -46.4385 },
  { lat: -23.4868, lng: -46.3946 },
]

export const PINHEIROS: readonly GeoPoint[] = [
  { lat: -23.5266, lng: -46.7478 },
  { lat: -23.5412, lng: -46.7388 },
  { lat: -23.5556, lng: -46.7222 },
  { lat: -23.5668, lng: -46.7042 },
  { lat: -23.5795, lng: -46.6931 },
  { lat: -23.5937, lng: -46.6934 },
  { lat: -23.6118, lng: -46.6998 },
  { lat: -23.6302, lng: -46.7142 },
  { lat: -23.6484, lng: -46.7235 },
  { lat: -23.6622, lng: -46.7099 },
  { lat: -23.6829, lng: -46.7022 },
  { lat: -23.7003, lng: -46.6712 },
]

export function drawRivers(shop: GeoPoint): { tiete: MapPosition[]; pinheiros: MapPosition[] } {
  const draw = (river: readonly GeoPoint[]) =>
    river.map((point) => mapPosition(shop, point, estimateRoadMetres(shop, point)))
  return { tiete: draw(TIETE), pinheiros: draw(PINHEIROS) }
}
