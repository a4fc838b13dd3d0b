import { type DeliverySlot, isSameSlot } from './shifts.ts'
import { entryOn, placesOfWeek, type WorkSchedule } from './workshop-calendar.ts'

/** What the orders of a slot take of it. */
export interface TakenPlaces extends DeliverySlot {
  readonly orders: number
  readonly metres: number
}

/** The way to an address that nobody has measured, as far as a shift's kilometres are concerned. */
const UNMEASURED_METRES = 5000

/** What one order takes of its shift, whichever unit the owner counts in: both are kept, so that they may change it. */
export function loadOf(distanceMetres: number | null): { readonly orders: 1; readonly metres: number } {
  return { orders: 1, metres: distanceMetres ?? UNMEASURED_METRES }
}

/** How much fits into the slot when it is empty; whether its day is closed is another question. */
export function capacityOf(schedule: WorkSchedule, { day, shift }: DeliverySlot): number {
  return (entryOn(schedule.specialDays, day)?.places ?? placesOfWeek(schedule, day))[shift]
}

/** Whether one more order fits. An empty shift takes any order, or a long way could never be booked. */
export function fitsInto(
  schedule: WorkSchedule,
  slot: DeliverySlot,
  taken: readonly TakenPlaces[],
  distanceMetres: number | null,
): boolean {
  const capacity = capacityOf(schedule, slot)
  if (capacity <= 0) return false
  const now = taken.find((each) => isSameSlot(each, slot))
  if (!now || now.orders === 0) return true
  if (schedule.capacityUnit === 'orders') return now.orders + 1 <= capacity
  return now.metres + loadOf(distanceMetres).metres <= capacity * 1000
}

/** How much of the slot is left, in the unit that the owner counts in; whole kilometres. */
export function placesLeft(
  schedule: WorkSchedule,
  slot: DeliverySlot,
  taken: readonly TakenPlaces[],
): number {
  const now = taken.find((each) => isSameSlot(each, slot))
  const used = schedule.capacityUnit === 'orders' ? (now?.orders ?? 0) : Math.ceil((now?.metres ?? 0) / 1000)
  return Math.max(0, capacityOf(schedule, slot) - used)
}
