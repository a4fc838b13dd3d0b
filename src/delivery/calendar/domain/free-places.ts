import { type DeliverySlot, isSameSlot } from './shifts.ts'
import { entryOn, placesOfWeek, type WorkSchedule } from './workshop-calendar.ts'

export interface TakenPlaces extends DeliverySlot {
  readonly orders: number
  readonly metres: number
}

/** Assumed distance for addresses that were not measured. */
const UNMEASURED_METRES = 5000

/** Tracks both units, so that the owner can switch between them. */
export function countLoad(distanceMetres: number | null): { readonly orders: 1; readonly metres: number } {
  return { orders: 1, metres: distanceMetres ?? UNMEASURED_METRES }
}

export function findCapacity(schedule: WorkSchedule, { day, shift }: DeliverySlot): number {
  return (entryOn(schedule.specialDays, day)?.places ?? placesOfWeek(schedule, day))[shift]
}

/** An empty shift accepts any order, otherwise a long ride could never be booked. */
export function fitsInto(
  schedule: WorkSchedule,
  slot: DeliverySlot,
  takenPlaces: readonly TakenPlaces[],
  distanceMetres: number | null,
): boolean {
  const capacity = findCapacity(schedule, slot)
  if (capacity <= 0) return false
  const now = takenPlaces.find((each) => isSameSlot(each, slot))
  if (!now || now.orders === 0) return true
  if (schedule.capacityUnit === 'orders') return now.orders + 1 <= capacity
  return now.metres + countLoad(distanceMetres).metres <= capacity * 1000
}

export function placesLeft(
  schedule: WorkSchedule,
  slot: DeliverySlot,
  takenPlaces: readonly TakenPlaces[],
): number {
  const now = takenPlaces.find((each) => isSameSlot(each, slot))
  const used = schedule.capacityUnit === 'orders' ? (now?.orders ?? 0) : Math.ceil((now?.metres ?? 0) / 1000)
  return Math.max(0, findCapacity(schedule, slot) - used)
}
