import { type Centavos, formatBrl } from '#domain/money.ts'

/** Steps that people read at a glance, times a power of ten. */
const READABLE = [1, 2, 3, 5, 10]
const STEPS = 3

/** Round amounts from the lowest to the highest, zero among them: the lines behind the bars. */
export function scaleFor(values: readonly Centavos[]): Centavos[] {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const step = readableStep((high - low) / STEPS)
  const ticks: Centavos[] = []
  for (let tick = Math.floor(low / step) * step; tick < high + step; tick += step) ticks.push(tick)
  return ticks.length > 1 ? ticks : [0, step]
}

/** At least one real: nobody reads an axis in centavos. */
function readableStep(atLeast: number): number {
  const wanted = Math.max(atLeast, 100)
  const power = 10 ** Math.floor(Math.log10(wanted))
  const factor = READABLE.find((each) => each * power >= wanted) ?? 10
  return factor * power
}

/** 'R$ 300': an axis has no use for centavos. */
export function axisLabel(amount: Centavos): string {
  return formatBrl(amount).replace(/,00$/, '')
}

/** Which days get a name under the axis: the first, the last, and evenly between. */
export function labelledDays(count: number, labels: number): number[] {
  const wanted = Math.min(count, labels)
  if (wanted < 2) return count > 0 ? [0] : []
  return Array.from({ length: wanted }, (_, index) => Math.round((index * (count - 1)) / (wanted - 1)))
}

export interface Frame {
  width: number
  height: number
}

const LEFT = 56
const TOP = 10
const BOTTOM = 26
const WIDEST_BAR = 22
const BAR_SHARE = 0.62

/** Where things lie in a drawing of this size. */
export function layOut({ width, height }: Frame, values: readonly Centavos[]) {
  const scale = scaleFor(values)
  const [lowest, highest] = [scale[0] ?? 0, scale.at(-1) ?? 1]
  const floor = height - BOTTOM
  const slot = (width - LEFT) / Math.max(1, values.length)
  const barWidth = Math.min(WIDEST_BAR, slot * BAR_SHARE)
  const y = (value: number) => round(floor - ((value - lowest) / (highest - lowest)) * (floor - TOP))
  const x = (index: number) => round(LEFT + slot * (index + 0.5))
  const bar = (value: Centavos, index: number) => {
    const [top, bottom] = [y(Math.max(0, value)), y(Math.min(0, value))]
    return { x: round(x(index) - barWidth / 2), y: top, width: round(barWidth), height: round(bottom - top) }
  }
  return { scale, x, y, bar, left: LEFT }
}

const round = (value: number) => Math.round(value * 10) / 10
