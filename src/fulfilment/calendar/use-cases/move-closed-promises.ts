import { randomUUID } from 'node:crypto'
import { closedOn } from '#delivery/calendar/domain/closed-days.ts'
import { loadDeliveryConstraints } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { moveToOpenDay } from '#orders/use-cases/change-delivery.ts'
import { moveParcel } from '#orders/use-cases/move-parcel.ts'
import type { Shop } from '#platform/shop.ts'
import { listClosedPromises, listPromisesAndParcels } from './list-promises.ts'

interface MoveOrders {
  readonly orderId: string | null
  readonly actorId: string
}

/** Moves each order to the nearest open slot and notifies its customer. Idempotent. */
export async function moveClosedPromises(shop: Shop, { orderId, actorId }: MoveOrders) {
  const promises = await listClosedPromises(shop)
  const chosenPromises = orderId === null ? promises : promises.filter(({ id }) => id === orderId)
  let moved = 0
  for (const { id } of chosenPromises) {
    const result = await moveToOpenDay(shop, { orderId: id, actorId })
    if (result.ok) moved += 1
  }
  return { moved, left: chosenPromises.length - moved }
}

export async function moveClosedParcels(shop: Shop, { actorId }: Pick<MoveOrders, 'actorId'>) {
  const now = shop.clock.now()
  const { schedule } = await loadDeliveryConstraints(shop.db, { now, distanceMetres: null })
  const { parcels } = await listPromisesAndParcels(shop)
  const closedParcels = parcels.filter(({ days }) => closedOn(schedule, days.leavesOn) !== null)
  let moved = 0
  for (const { id } of closedParcels) {
    const move = { orderId: id, schedule, actorId, notice: { change: randomUUID(), delaySeconds: 0 } }
    if (await shop.db.transaction((tx) => moveParcel(shop, tx, move))) moved += 1
  }
  return { moved, left: closedParcels.length - moved }
}
