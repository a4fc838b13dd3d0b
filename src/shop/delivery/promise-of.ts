import type { orders } from '#database/schema/orders.ts'
import type { ArrivalDays, PromisedSlot } from '#domain/delivery/shifts.ts'

type PromiseColumns = Pick<typeof orders.$inferSelect, 'promisedDay' | 'promisedShift' | 'promisedHours'>

/** Day, shift and hours that the order was promised; null for orders of before, which know a day at most. */
export function promiseOf({
  promisedDay,
  promisedShift,
  promisedHours,
}: PromiseColumns): PromisedSlot | null {
  if (!promisedDay || !promisedShift || !promisedHours) return null
  return { day: promisedDay, shift: promisedShift, hours: promisedHours }
}

type ArrivalColumns = Pick<typeof orders.$inferSelect, 'arrivesFrom' | 'arrivesUntil'>

/** Between which days a carrier was said to bring it; null on the other ways. */
export const arrivalDaysOf = ({
  arrivesFrom: from,
  arrivesUntil: until,
}: ArrivalColumns): ArrivalDays | null => (from && until ? { from, until } : null)
