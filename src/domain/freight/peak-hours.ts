import { saoPauloTime } from '#domain/sao-paulo-time.ts'
import type { CourierPriceTable } from './courier-settings.ts'

const SUNDAY = 0
const SATURDAY = 6

function minuteOfDay(clockTime: string): number {
  const [hours = 0, minutes = 0] = clockTime.split(':').map(Number)
  return hours * 60 + minutes
}

/** Monday to Friday on São Paulo's clock, the start included and the end excluded. */
export function isPeakHour(
  at: Date,
  { peakStartTime, peakEndTime }: Pick<CourierPriceTable, 'peakStartTime' | 'peakEndTime'>,
): boolean {
  const { weekday, hour, minute } = saoPauloTime(at)
  if (weekday === SUNDAY || weekday === SATURDAY) return false
  const now = hour * 60 + minute
  return now >= minuteOfDay(peakStartTime) && now < minuteOfDay(peakEndTime)
}
