import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { distanceMapLabel } from '#delivery/freight/copy/freight.ts'
import { formatKm } from '#delivery/freight/copy/ride.ts'
import { DISTANCE_RINGS, MAP_SIZE, type MapPosition, mapPosition, smoothPath } from './map-projection.ts'
import { RING_COLOURS } from './ring-dot.tsx'
import { drawRivers } from './rivers.ts'

const CENTRE = MAP_SIZE / 2
const LABEL_DROP = [11, 12, 12, 12, 9] as const
const PIN_HEIGHT = 27

interface DistanceMapProps {
  origin: GeoPoint
  destination: GeoPoint
  metres: number
}

/** Drawn from the shop's own data, without map tiles. North is up, distances follow the rings. */
export function DistanceMap({ origin, destination, metres }: DistanceMapProps) {
  const pin = mapPosition(origin, destination, metres)
  const { tiete, pinheiros } = drawRivers(origin)
  return (
    <svg
      className="distance-map"
      viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`}
      role="img"
      aria-label={distanceMapLabel(metres)}
    >
      {DISTANCE_RINGS.map(({ km, radius }, ring) => (
        <circle key={km} cx={CENTRE} cy={CENTRE} r={radius} fill={RING_COLOURS[ring]} className="ring" />
      )).reverse()}
      <path className="river" d={smoothPath(tiete)} />
      <path className="river" d={smoothPath(pinheiros)} />
      <g className="ring-name">
        {DISTANCE_RINGS.map(({ km, radius }, ring) => (
          <text key={km} x={CENTRE} y={CENTRE + radius + (LABEL_DROP[ring] ?? 0)}>
            {ring === 0 || ring === DISTANCE_RINGS.length - 1 ? `${km} km` : km}
          </text>
        ))}
      </g>
      <path className="way" d={wayTo(pin)} />
      <Shop />
      <Pin at={pin} name={formatKm(metres)} />
    </svg>
  )
}

function Shop() {
  return (
    <>
      <circle cx={CENTRE} cy={CENTRE} r="9" className="shop" />
      <path
        className="shop-flame"
        d="M150.5 144.5c.5 2.5 2.9 4 2.9 6.7a3.4 3.4 0 0 1-6.8 0c0-2.5 3.3-3.8 3.9-6.7z"
      />
    </>
  )
}

function Pin({ at: { x, y }, name }: { at: MapPosition; name: string }) {
  const nameY = y < PIN_HEIGHT + 12 ? y + 14 : y - PIN_HEIGHT
  const nameX = Math.min(MAP_SIZE - 24, Math.max(24, x))
  return (
    <>
      <path className="pin" d={`M${x} ${y}s-8-7.5-8-13.5a8 8 0 0 1 16 0c0 6-8 13.5-8 13.5z`} />
      <circle cx={x} cy={y - 13.5} r="2.8" className="pin-eye" />
      <text className="pin-name" x={nameX} y={nameY}>
        {name}
      </text>
    </>
  )
}

function wayTo({ x, y }: MapPosition): string {
  const [dx, dy] = [x - CENTRE, y - CENTRE]
  const bend = 0.14
  const near = { x: CENTRE + dx * 0.35 - dy * bend, y: CENTRE + dy * 0.35 + dx * bend }
  const farEnd = { x: CENTRE + dx * 0.7 + dy * bend, y: CENTRE + dy * 0.7 - dx * bend }
  const tenth = (value: number) => Math.round(value * 10) / 10
  return `M${CENTRE} ${CENTRE}C${tenth(near.x)} ${tenth(near.y)} ${tenth(farEnd.x)} ${tenth(farEnd.y)} ${x} ${y}`
}
