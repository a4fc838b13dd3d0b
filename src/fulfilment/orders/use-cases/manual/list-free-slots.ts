import { freeSlotsOf } from '#delivery/calendar/domain/delivery-days.ts'
import type { PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import { loadDeliveryConstraints } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import type { Shop } from '#platform/shop.ts'

export async function listFreeSlots({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<PromisedSlot[]> {
  return freeSlotsOf(await loadDeliveryConstraints(db, { now: clock.now(), distanceMetres: null }))
}
