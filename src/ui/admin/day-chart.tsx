import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { shortDay } from '#ui/copy/calendar.ts'

export interface ChartDay {
  day: string
  value: Centavos
  title: string
  label?: string
  isBest?: boolean
}

interface DayChartProps {
  days: readonly ChartDay[]
  /** Text alternative for screen readers; the table next to the chart has every number. */
  summary: string
  average?: readonly number[]
  signed?: boolean
}

const WIDE: Frame = { width: 760, height: 250 }
const NARROW: Frame = { width: 316, height: 210 }

/** Rendered once for desktop and once for phones, so that the text keeps its size. */
export function DayChart(props: DayChartProps) {
  const isWeek = props.days.length <= 7
  return (
    <>
      <Drawing {...props} frame={WIDE} labels={isWeek ? 7 : 5} className="chart wide-only" />
      <Drawing {...props} frame={NARROW} labels={isWeek ? 4 : 3} className="chart narrow-only" />
    </>
  )
}

interface DrawingProps extends DayChartProps {
  frame: Frame
  labels: number
  className: string
}

function Drawing({ days, summary, average, signed = false, frame, labels, className }: DrawingProps) {
  const { scale, x, y, bar, left } = layOut(
    frame,
    days.map(({ value }) => value),
  )
  return (
    <svg className={className} viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={summary}>
      {scale.map((tick) => (
        <g key={tick}>
          <path
            className={classNames('chart__line', tick === 0 && 'chart__line--zero')}
            d={`M${left} ${y(tick)}H${frame.width}`}
          />
          <text x={left - 10} y={y(tick) + 4} textAnchor="end">
            {axisLabel(tick)}
          </text>
        </g>
      ))}
      {days.map(({ day, value, title, isBest = false }, index) => (
        <rect key={day} className={barLook(value, { signed, isBest })} rx="1" {...bar(value, index)}>
          <title>{title}</title>
        </rect>
      ))}
      {average && average.length > 1 && <AverageLine average={average} x={x} y={y} />}
      {labelledDays(days.length, labels).map((index, position, all) => (
        <text key={index} x={x(index)} y={frame.height - 4} textAnchor={chooseAnchor(position, all.length)}>
          {days[index]?.label ?? shortDay(days[index]?.day ?? '')}
        </text>
      ))}
    </svg>
  )
}

function barLook(value: Centavos, { signed, isBest }: { signed: boolean; isBest: boolean }): string {
  if (!signed) return classNames('chart__bar', isBest && 'chart__bar--best')
  return value < 0 ? 'chart__bar chart__bar--down' : 'chart__bar chart__bar--up'
}

function AverageLine({
  average,
  x,
  y,
}: {
  average: readonly number[]
  x: (index: number) => number
  y: (value: number) => number
}) {
  const last = average.length - 1
  return (
    <>
      <path
        className="chart__average"
        d={average.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('')}
      />
      <circle className="chart__now" cx={x(last)} cy={y(average[last] ?? 0)} r="4" />
    </>
  )
}

function chooseAnchor(position: number, count: number): 'start' | 'middle' | 'end' {
  if (count > 4) return 'middle'
  if (position === 0) return 'start'
  return position === count - 1 ? 'end' : 'middle'
}

const READABLE = [1, 2, 3, 5, 10]
const STEPS = 3

export function scaleFor(values: readonly Centavos[]): Centavos[] {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const step = readableStep((high - low) / STEPS)
  const ticks: Centavos[] = []
  for (let tick = Math.floor(low / step) * step; tick < high + step; tick += step) ticks.push(tick)
  return ticks.length > 1 ? ticks : [0, step]
}

/** At least R$ 1: centavos are useless on an axis. */
function readableStep(atLeast: number): number {
  const minimum = Math.max(atLeast, 100)
  const power = 10 ** Math.floor(Math.log10(minimum))
  const factor = READABLE.find((candidate) => candidate * power >= minimum) ?? 10
  return factor * power
}

export function axisLabel(amount: Centavos): string {
  return formatBrl(amount).replace(/,00$/, '')
}

/** Returns the first and last day, and evenly spaced days between them. */
export function labelledDays(count: number, labels: number): number[] {
  const labelCount = Math.min(count, labels)
  if (labelCount < 2) return count > 0 ? [0] : []
  return Array.from({ length: labelCount }, (_, index) =>
    Math.round((index * (count - 1)) / (labelCount - 1)),
  )
}

interface Frame {
  width: number
  height: number
}

const LEFT = 56
const TOP = 10
const BOTTOM = 26
const WIDEST_BAR = 22
const BAR_SHARE = 0.62

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
