import { closedOn } from '#delivery/calendar/domain/closed-days.ts'
import { freeSlotsOf } from '#delivery/calendar/domain/delivery-days.ts'
import { compareSlots, isSameSlot, type PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import { type EntryKind, isWithin } from '#delivery/calendar/domain/workshop-calendar.ts'
import { loadDeliveryConstraints } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { addDays, daysFrom } from '#platform/domain/calendar.ts'
import type { Shop } from '#platform/shop.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import { listPromisesAndParcels, type OrderToMove, proposeParcelDays, proposeSlots } from './list-promises.ts'

export type OrderOfClosing = OrderToMove & { readonly choices: readonly PromisedSlot[] }

export interface PlannedClosing {
  readonly from: string
  readonly until: string
  /** A vacation leaves fewer free slots than a day off, because preparation starts only after it. */
  readonly kind: Exclude<EntryKind, 'open'>
}

export async function previewClosing(shop: Shop, span: PlannedClosing) {
  const now = shop.clock.now()
  const [settings, constraints, { promises, parcels }] = await Promise.all([
    loadSettings(shop),
    loadDeliveryConstraints(shop.db, { now, distanceMetres: null }),
    listPromisesAndParcels(shop),
  ])
  const { schedule } = constraints
  const closed = { ...span, places: null }
  const planned = {
    ...constraints,
    schedule: { ...schedule, specialDays: [closed, ...schedule.specialDays] },
  }
  const isLost = (day: string) => isWithin(span, day) && closedOn(schedule, day) === null
  const losing = promises.filter(({ promise }) => isLost(promise.day))
  const orders = proposeSlots(losing, planned).map((order): OrderOfClosing => {
    const { distanceMetres = null, notBefore = null } = losing.find(({ id }) => id === order.id) ?? {}
    const question = { ...planned, distanceMetres, notBefore, isPickup: order.isPickup }
    return {
      ...order,
      choices: listNearestSlots(freeSlotsOf(question, addDays(span.until, DAYS_AFTER)), order),
    }
  })
  return {
    version: settings.versions.calendar,
    orders,
    parcels: proposeParcelDays(
      planned.schedule,
      parcels.filter(({ days }) => isLost(days.leavesOn)),
    ),
  }
}

const DAYS_AFTER = 14
const MAX_CHOICES = 15

function listNearestSlots(free: readonly PromisedSlot[], { next, promise }: OrderToMove): PromisedSlot[] {
  const away = ({ day }: PromisedSlot) => Math.abs(daysFrom(day, promise.day))
  const otherSlots = free.filter((slot) => !isSameSlot(slot, next)).toSorted((a, b) => away(a) - away(b))
  return [...(next ? [next] : []), ...otherSlots.slice(0, MAX_CHOICES).toSorted(compareSlots)]
}
