import { type GeoPoint, greatCircleMetres } from '#delivery/addresses/domain/geo-point.ts'
import { readDataFile } from './data-files.ts'

export type CepArea =
  | {
      readonly kind: 'city'
      readonly region: string
      readonly point: GeoPoint
      readonly approximate: boolean
    }
  | { readonly kind: 'neighbour'; readonly city: string; readonly point: GeoPoint }
  | { readonly kind: 'state'; readonly state: string; readonly stateName: string }
  | { readonly kind: 'nowhere' }

/** 'undecided': near the boundary, where the point is too inaccurate to refuse a customer. */
export type PointArea =
  | { readonly kind: 'inside' | 'undecided' }
  | { readonly kind: 'outside'; readonly nearestCity: string | null }

export interface CepAreas {
  ofCep(cep: string): CepArea
  ofPoint(point: GeoPoint): PointArea
}

type Range = { from: string; to: string }
type AreaFile = {
  city: (Range & { region: string; lat: number; lng: number; approx?: true })[]
  boundary: Ring
  neighbours: (Range & { city: string; lat: number; lng: number })[]
  states: { uf: string; name: string; ranges: [string, string][] }[]
}

const BOUNDARY_ERROR_METRES = 200
/** Beyond this distance the nearest town's name would be misleading. */
const NEAR_A_NEIGHBOUR_METRES = 25_000

let loading: Promise<CepAreas> | undefined

export function loadCepAreas(): Promise<CepAreas> {
  loading ??= readDataFile('areas.json.gz').then((text) => createCepAreas(JSON.parse(text)))
  return loading
}

function findRange<Entry extends Range>(sortedEntries: readonly Entry[], prefix: string): Entry | undefined {
  let low = 0
  let high = sortedEntries.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const entry = sortedEntries[middle] as Entry
    if (prefix < entry.from) high = middle - 1
    else if (prefix > entry.to) low = middle + 1
    else return entry
  }
  return undefined
}

function createCepAreas(file: AreaFile): CepAreas {
  const neighbours = file.neighbours.toSorted((a, b) => (a.from < b.from ? -1 : 1))

  function ofCep(cep: string): CepArea {
    const prefix = cep.slice(0, 5)
    const inCity = findRange(file.city, prefix)
    if (inCity) {
      const { region, lat, lng, approx = false } = inCity
      return { kind: 'city', region, point: { lat, lng }, approximate: approx }
    }
    const neighbour = findRange(neighbours, prefix)
    if (neighbour) {
      return { kind: 'neighbour', city: neighbour.city, point: { lat: neighbour.lat, lng: neighbour.lng } }
    }
    const state = file.states.find(({ ranges }) =>
      ranges.some(([from, to]) => prefix >= from && prefix <= to),
    )
    return state ? { kind: 'state', state: state.uf, stateName: state.name } : { kind: 'nowhere' }
  }

  function ofPoint(point: GeoPoint): PointArea {
    if (distanceToRing(file.boundary, point) <= BOUNDARY_ERROR_METRES) return { kind: 'undecided' }
    if (isInsideRing(file.boundary, point)) return { kind: 'inside' }
    const [nearest] = neighbours
      .map((town) => ({ city: town.city, metres: greatCircleMetres(point, town) }))
      .toSorted((a, b) => a.metres - b.metres)
    const near = nearest && nearest.metres <= NEAR_A_NEIGHBOUR_METRES
    return { kind: 'outside', nearestCity: near ? nearest.city : null }
  }

  return { ofCep, ofPoint }
}

/** Closed polygon of [lng, lat] pairs without holes. */
export type Ring = readonly (readonly [number, number])[]

const METRES_PER_DEGREE = 111_195

export function isInsideRing(ring: Ring, { lat, lng }: GeoPoint): boolean {
  let inside = false
  for (let next = 0, previous = ring.length - 1; next < ring.length; previous = next++) {
    const [lngA, latA] = ring[next] as readonly [number, number]
    const [lngB, latB] = ring[previous] as readonly [number, number]
    const crosses = latA > lat !== latB > lat && lng < ((lngB - lngA) * (lat - latA)) / (latB - latA) + lngA
    if (crosses) inside = !inside
  }
  return inside
}

/** Flat-earth approximation, exact enough within a city. */
export function distanceToRing(ring: Ring, point: GeoPoint): number {
  const metresPerLng = METRES_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180)
  const flat = ([lng, lat]: readonly [number, number]) => ({
    x: (lng - point.lng) * metresPerLng,
    y: (lat - point.lat) * METRES_PER_DEGREE,
  })
  let nearest = Number.POSITIVE_INFINITY
  for (let index = 1; index < ring.length; index++) {
    const a = flat(ring[index - 1] as readonly [number, number])
    const b = flat(ring[index] as readonly [number, number])
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const length = dx * dx + dy * dy
    const fraction = length === 0 ? 0 : Math.max(0, Math.min(1, -(a.x * dx + a.y * dy) / length))
    nearest = Math.min(nearest, Math.hypot(a.x + fraction * dx, a.y + fraction * dy))
  }
  return nearest
}
