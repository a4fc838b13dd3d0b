import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import type { Shift } from '#delivery/calendar/domain/shifts.ts'
import { smoothPath } from '#delivery/freight/storefront/map-projection.ts'
import { PINHEIROS, TIETE } from '#delivery/freight/storefront/rivers.ts'
import { todayCopy } from '#office/today/admin-copy.ts'

const FRAME = { width: 400, height: 230, margin: 28 }
const METRES_PER_DEGREE = 111_195
const RINGS_KM = [3, 7, 15, 25]

interface RoundMapProps {
  shift: Shift | null
  workshop: GeoPoint
  stops: readonly { point: GeoPoint | null; place: string }[]
}

/** Drawn from the shop's own data, without a map service. */
export function RoundMap({ shift, workshop, stops }: RoundMapProps) {
  const locatedStops = stops.flatMap(({ point }, index) => (point ? [{ point, number: index + 1 }] : []))
  if (locatedStops.length === 0) return null
  const { draw, perDegree } = fitPoints([workshop, ...locatedStops.map(({ point }) => point)], FRAME)
  const home = draw(workshop)
  const spots = locatedStops.map(({ point, number }) => ({ ...draw(point), number }))
  const way = [home, ...spots, home].map(({ x, y }) => `${x} ${y}`).join('L')
  const label = todayCopy.deliver.map(
    shift,
    stops.map(({ place }) => place),
  )
  return (
    <svg className="round-map" viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={label}>
      {RINGS_KM.map((km) => (
        <circle
          key={km}
          className="ring"
          cx={home.x}
          cy={home.y}
          r={(km * 1000 * perDegree) / METRES_PER_DEGREE}
        />
      ))}
      {[TIETE, PINHEIROS].map((river) => (
        <path key={river[0]?.lng} className="river" d={smoothPath(river.map(draw))} />
      ))}
      <path className="way" d={`M${way}`} />
      <Workshop at={home} />
      {spots.toReversed().map(({ x, y, number }) => (
        <g key={number}>
          <circle className="stop" cx={x} cy={y} r="17" />
          <text x={x} y={y + 7}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Workshop({ at: { x, y } }: { at: Spot }) {
  return (
    <g className="workshop">
      <circle cx={x} cy={y} r="15" />
      <path d={`M${x - 7} ${y + 7}v-7l7-7 7 7v7z`} />
    </g>
  )
}

interface Spot {
  readonly x: number
  readonly y: number
}

interface Frame {
  readonly width: number
  readonly height: number
  readonly margin: number
}

const SMALLEST_SPAN_DEGREES = 0.02

/** Fits all points into the frame, with north up and the same scale on both axes. */
export function fitPoints(points: readonly GeoPoint[], { width, height, margin }: Frame) {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)]
  const middle = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
  }
  // Degrees of longitude get shorter away from the equator.
  const shrink = Math.cos((middle.lat * Math.PI) / 180)
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const perDegree = Math.min(
    (width - 2 * margin) / Math.max(span(lngs) * shrink, SMALLEST_SPAN_DEGREES),
    (height - 2 * margin) / Math.max(span(lats), SMALLEST_SPAN_DEGREES),
  )
  const tenth = (value: number) => Math.round(value * 10) / 10
  const draw = ({ lat, lng }: GeoPoint): Spot => ({
    x: tenth(width / 2 + (lng - middle.lng) * shrink * perDegree),
    y: tenth(height / 2 - (lat - middle.lat) * perDegree),
  })
  return { draw, perDegree }
}
