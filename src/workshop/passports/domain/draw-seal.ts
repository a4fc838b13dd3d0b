import type { NoteFamily } from '#catalogue/products/domain/scent-notes.ts'

/** The same facts always give the same drawing. */
export interface SealFacts {
  readonly number: number
  readonly pouredOn: string
  /** Hours since midnight, e.g. 15.5. */
  readonly hour: number
  readonly cureDays: number
  readonly candles: number
  /** Candles that nobody has bought yet; their rings are pale. */
  readonly waiting: number
  readonly vessel: string
  readonly family: NoteFamily
  /** Position of the visitor's own candle in the batch, from 1. */
  readonly lit: number | null
}

interface SealLook {
  /** Width in CSS pixels. Narrow seals have fewer and thicker rings. */
  readonly width: number
  /** `print` uses one colour and no line under 0.13 mm. */
  readonly mode?: 'colour' | 'print'
}

/** Radii in units of the drawing, which is 200 wide: wick, wax, vessel. */
const CORE = 20
const NARROW_CORE = 38
const WAX_EDGE = 85
const VESSEL_RADIUS = 94
/** Below this width only the band, a few rings and the notch remain visible. */
const NARROW = 40
const MIN_PIXELS_PER_RING = 1.9
const CANDLES_PER_RING = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20]
const PETALS: Record<NoteFamily, number> = {
  drop: 1,
  bean: 2,
  herb: 3,
  fruit: 4,
  flower: 5,
  citrus: 6,
  spice: 8,
  wood: 0,
}
const FLAME = 'M1.4-12C2.2-5.6 6-2 6 4.4 6 9.1 3.5 12 0 12s-6-2.9-6-7.6C-6-1.6.4-4.6 1.4-12z'

interface Ring {
  readonly index: number
  readonly swell: number
  readonly rx: number
  readonly ry: number
  readonly cx: number
  readonly cy: number
}

/** The candle seen from above, with one ring for each candle of its batch. Returns an SVG without a label. */
export function drawSeal(seal: SealFacts, { width, mode = 'colour' }: SealLook): string {
  const isNarrow = width < NARROW
  const paint = mode === 'print' ? PRINT : mixPaint(seal.vessel)
  const candlesPerRing = chooseScale(seal.candles, width)
  const rings = placeRings(seal, candlesPerRing, isNarrow)
  const lit = seal.lit === null || isNarrow ? null : (rings[Math.ceil(seal.lit / candlesPerRing) - 1] ?? null)
  const flameSize = isNarrow ? 2.7 : Math.min(1.4, 0.6 + 66 / width)
  const flameY = lit ? lit.cy - lit.ry : 0
  const gap = isNarrow ? 9 : Math.max(2.4, 120 / width)
  const arc = (ring: Omit<Ring, 'index' | 'swell'>) =>
    drawArc(ring, lit ? Math.max(gap, chordAt(10.5 * flameSize, ring.cy - ring.ry - flameY)) : gap)

  const base = lineWidth(rings, isNarrow, mode)
  const looks = new Map<string, string>()
  for (const ring of rings) {
    if (ring === lit) continue
    const isWaiting = Math.min(seal.candles, (ring.index + 1) * candlesPerRing) > seal.candles - seal.waiting
    const look = describeLine(ring, base, { isWaiting, width, mode })
    looks.set(look, (looks.get(look) ?? '') + arc(ring))
  }
  const notch = notchAngle(seal)
  const radians = (notch * Math.PI) / 180
  const parts = [
    paint.wax && `<circle r="91" fill="${paint.wax}"/>`,
    `<g fill="none" stroke="${paint.line}" stroke-linecap="round" transform="rotate(${one(notch)})">`,
    `<path stroke="${paint.vessel}" stroke-linecap="butt" stroke-width="${isNarrow ? 15 : 7}" d="${arc({ rx: VESSEL_RADIUS, ry: VESSEL_RADIUS, cx: 0, cy: 0 })}"/>`,
    ...[...looks].map(([look, path]) => `<path ${look} d="${path}"/>`),
    lit &&
      `<path stroke="${paint.lit}" stroke-width="${two(Math.max(base * 2.8, 240 / width + 0.9))}" d="${arc(lit)}"/>`,
    '</g>',
    !isNarrow && drawHeart(seal, paint.line, width),
    seal.lit !== null &&
      `<path fill="${paint.lit}" transform="translate(${one(-flameY * Math.sin(radians))} ${one(flameY * Math.cos(radians))})scale(${two(flameSize)})" d="${FLAME}"/>`,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" width="${width}" height="${width}">${parts.filter(Boolean).join('')}</svg>`
}

/** Large batches and small drawings give one ring to several candles, so that rings stay apart. */
function chooseScale(candles: number, width: number): number {
  const room = (0.35 * width) / MIN_PIXELS_PER_RING
  const scale = CANDLES_PER_RING.find((count) => Math.ceil(candles / count) <= room)
  return scale ?? Math.ceil(candles / Math.max(1, Math.floor(room)))
}

/** Degrees on a twelve-hour dial, which everybody can read. */
const notchAngle = ({ hour }: SealFacts) => (hour % 12) * 30

const weekday = ({ pouredOn }: SealFacts) => new Date(`${pouredOn}T12:00:00Z`).getUTCDay()

/** The rings swell once for each day of cure. The heart leans towards the weekday and is as oval as the number. */
function placeRings(seal: SealFacts, candlesPerRing: number, isNarrow: boolean): Ring[] {
  const count = Math.ceil(seal.candles / candlesPerRing)
  const core = isNarrow ? NARROW_CORE : CORE
  const waves = Math.min(seal.cureDays, Math.floor(count / 2))
  const swells = Array.from(
    { length: count },
    (_, index) => -Math.cos((2 * Math.PI * waves * (index + 0.5)) / count),
  )
  const step = (WAX_EDGE - core) / swells.reduce((sum, swell) => sum + 1 + 0.55 * swell, 0)
  const lean = isNarrow ? 0 : 9
  const leanAngle = ((weekday(seal) * 360) / 7 - notchAngle(seal)) * (Math.PI / 180)
  const oval = isNarrow ? 0 : (((seal.number * 7) % 13) - 6) / 70
  let radius = core
  return swells.map((swell, index) => {
    radius += step * (1 + 0.55 * swell)
    const inward = 1 - (radius - core) / (WAX_EDGE - core)
    return {
      index,
      swell,
      rx: radius * (1 + oval * inward),
      ry: radius * (1 - oval * inward),
      cx: lean * inward * Math.sin(leanAngle),
      cy: -lean * inward * Math.cos(leanAngle),
    }
  })
}

function lineWidth(rings: readonly Ring[], isNarrow: boolean, mode: SealLook['mode']): number {
  const step =
    (WAX_EDGE - (isNarrow ? NARROW_CORE : CORE)) / rings.reduce((sum, { swell }) => sum + 1 + 0.55 * swell, 0)
  return step ** 0.8 * (isNarrow ? 0.34 : mode === 'print' ? 0.2 : 0.27)
}

function describeLine(
  { swell }: Ring,
  base: number,
  { isWaiting, width, mode }: { isWaiting: boolean; width: number; mode: SealLook['mode'] },
): string {
  const thinnest = (mode === 'print' ? 100 : 44) / width
  const thickness = base * (swell > 0.4 ? 2.5 : swell < -0.4 ? 0.8 : 1.4)
  const pale = mode === 'print' ? ` stroke-dasharray="0 ${one(base + 4)}"` : ' opacity=".42"'
  return `stroke-width="${two(Math.max(thinnest, thickness))}"${isWaiting ? pale : ''}`
}

/** Half the width that a circle around the flame covers at this distance. */
const chordAt = (radius: number, distance: number) => Math.sqrt(Math.max(0, radius ** 2 - distance ** 2))

/** An ellipse that is open at the top, where the notch is. */
function drawArc({ rx, ry, cx, cy }: Omit<Ring, 'index' | 'swell'>, clear: number): string {
  const half = Math.min(clear, rx * 0.85 - Math.abs(cx))
  const y = (x: number) => cy - ry * Math.sqrt(1 - ((x - cx) / rx) ** 2)
  return `M${one(half)} ${one(y(half))}a${one(rx)} ${one(ry)} 0 1 1${one(-2 * half)} ${one(y(-half) - y(half))}`
}

function drawHeart(seal: SealFacts, stroke: string, width: number): string {
  const angle = (weekday(seal) * 2 * Math.PI) / 7
  const place = `translate(${one(9 * Math.sin(angle))} ${one(-9 * Math.cos(angle))})`
  return `<path fill="none" stroke="${stroke}" stroke-width="${two(Math.max(0.9, 110 / width))}" stroke-linejoin="round" transform="${place}" d="${drawPetals(PETALS[seal.family])}"/>`
}

/** The scent family opens in its number of petals; wood is two rings. */
function drawPetals(count: number): string {
  if (count === 0) return 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'
  const spread = Math.min(0.62, 2.2 / count)
  const point = (angle: number, length: number) =>
    `${one(Math.sin(angle) * length)} ${one(-Math.cos(angle) * length)}`
  return Array.from({ length: count }, (_, petal) => (petal * 2 * Math.PI) / count)
    .map((angle) => `M0 0Q${point(angle - spread, 9)} ${point(angle, 12)}Q${point(angle + spread, 9)} 0 0`)
    .join('')
}

const PRINT = { wax: null, line: 'currentColor', vessel: 'currentColor', lit: 'currentColor' }

function mixPaint(vessel: string) {
  return {
    wax: mix(vessel, '#fffaf0', 0.86),
    line: mix(vessel, '#2c1d14', 0.6),
    vessel,
    lit: '#d07c1c',
  }
}

function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const one = (value: number) => shorten(Math.round(value * 10) / 10)
const two = (value: number) => shorten(Math.round(value * 100) / 100)
const shorten = (value: number) => String(value).replace(/^(-?)0\./, '$1.')
