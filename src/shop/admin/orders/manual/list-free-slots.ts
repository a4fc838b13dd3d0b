import { freeSlotsOf } from '#domain/delivery/delivery-days.ts'
import type { PromisedSlot } from '#domain/delivery/shifts.ts'
import { loadDeliveryConstraints } from '#shop/delivery/load-delivery-constraints.ts'
import type { Shop } from '#shop/shop.ts'

/** What the owner can promise for an order that they write down, before anybody knows where it goes. */
export async function listFreeSlots({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<PromisedSlot[]> {
  return freeSlotsOf(await loadDeliveryConstraints(db, { now: clock.now(), distanceMetres: null }))
}
