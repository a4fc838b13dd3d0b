import { sql } from 'drizzle-orm'
import { countLoad, findCapacity } from '#delivery/calendar/domain/free-places.ts'
import { compareSlots, type DeliverySlot, isSameSlot, type Shift } from '#delivery/calendar/domain/shifts.ts'
import type { WorkSchedule } from '#delivery/calendar/domain/workshop-calendar.ts'
import type { Transaction } from '#platform/database/connect.ts'

export interface PlaceHolder {
  readonly placeHeld: boolean
  readonly promisedDay: string | null
  readonly promisedShift: Shift | null
  readonly shippingDistanceMetres: number | null
}

export function heldSlot({
  placeHeld,
  promisedDay: day,
  promisedShift: shift,
}: PlaceHolder): DeliverySlot | null {
  return placeHeld && day && shift ? { day, shift } : null
}

interface PlaceMove {
  readonly from?: PlaceHolder | null | undefined
  readonly to?: { readonly slot: DeliverySlot; readonly distanceMetres: number | null } | null
  readonly schedule: WorkSchedule
}

/**
 * Locks the earlier slot first, so that concurrent moves use the same order. Returns false if the new slot
 * is full; the caller must roll back.
 */
export async function movePlace(tx: Transaction, { from, to, schedule }: PlaceMove): Promise<boolean> {
  const free = from ? heldSlot(from) : null
  if (from && to && isSameSlot(free, to.slot) && from.shippingDistanceMetres === to.distanceMetres)
    return true
  const steps = [
    ...(from && free ? [{ slot: free, run: () => freePlace(tx, from) }] : []),
    ...(to ? [{ slot: to.slot, run: () => takePlace(tx, to, schedule) }] : []),
  ] as const
  for (const step of steps.toSorted((a, b) => compareSlots(a.slot, b.slot))) {
    if (!(await step.run())) return false
  }
  return true
}

export async function freePlace(tx: Transaction, order: PlaceHolder): Promise<true> {
  const slot = heldSlot(order)
  if (!slot) return true
  const { metres } = countLoad(order.shippingDistanceMetres)
  await tx.execute(sql`
    update delivery_places set orders = orders - 1, metres = metres - ${metres}
    where day = ${slot.day} and shift = ${slot.shift}`)
  return true
}

/** A corrected address keeps its slot, even if it is now farther away. */
export async function resizePlace(
  tx: Transaction,
  order: PlaceHolder,
  distanceMetres: number | null,
): Promise<void> {
  const slot = heldSlot(order)
  if (!slot) return
  const change = countLoad(distanceMetres).metres - countLoad(order.shippingDistanceMetres).metres
  await tx.execute(sql`
    update delivery_places set metres = metres + ${change}::int
    where day = ${slot.day} and shift = ${slot.shift}`)
}

async function takePlace(
  tx: Transaction,
  { slot, distanceMetres }: NonNullable<PlaceMove['to']>,
  schedule: WorkSchedule,
): Promise<boolean> {
  const capacity = findCapacity(schedule, slot)
  if (capacity <= 0) return false
  const { metres } = countLoad(distanceMetres)
  const fits =
    schedule.capacityUnit === 'orders'
      ? sql`delivery_places.orders < ${capacity}`
      : sql`(delivery_places.orders = 0 or delivery_places.metres + ${metres}::int <= ${capacity * 1000})`
  const { rowCount } = await tx.execute(sql`
    insert into delivery_places (day, shift, orders, metres) values (${slot.day}, ${slot.shift}, 1, ${metres})
    on conflict (day, shift) do update
      set orders = delivery_places.orders + 1, metres = delivery_places.metres + excluded.metres
      where ${fits}`)
  return rowCount === 1
}
