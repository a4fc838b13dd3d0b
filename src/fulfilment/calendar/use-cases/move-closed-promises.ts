import { randomUUID } from 'node:crypto'
import { closedOn } from '#delivery/calendar/domain/closed-days.ts'
import { loadDeliveryConstraints } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { moveToOpenDay } from '#orders/use-cases/change-delivery.ts'
import { moveParcel } from '#orders/use-cases/move-parcel.ts'
import type { Shop } from '#platform/shop.ts'
import { listClosedPromises, listPromisesAndParcels } from './list-promises.ts'

interface MoveOrders {
  /** One of them; all where none is named. */
  readonly orderId: string | null
  readonly actorId: string
}

/** Each goes to the open slot nearest to its own, and its customer is told. Pressed twice, the second finds nothing left to move. */
export async function moveClosedPromises(shop: Shop, { orderId, actorId }: MoveOrders) {
  const found = await listClosedPromises(shop)
  const wanted = orderId === null ? found : found.filter(({ id }) => id === orderId)
  let moved = 0
  for (const { id } of wanted) {
    const result = await moveToOpenDay(shop, { orderId: id, actorId })
    if (result.ok) moved += 1
  }
  return { moved, left: wanted.length - moved }
}

/** The same of parcels: each leaves on the next posting day. */
export async function moveClosedParcels(shop: Shop, { actorId }: Pick<MoveOrders, 'actorId'>) {
  const now = shop.clock.now()
  const { schedule } = await loadDeliveryConstraints(shop.db, { now, distanceMetres: null })
  const { parcels } = await listPromisesAndParcels(shop)
  const found = parcels.filter(({ days }) => closedOn(schedule, days.leavesOn) !== null)
  let moved = 0
  for (const { id } of found) {
    const move = { orderId: id, schedule, actorId, notice: { change: randomUUID(), delaySeconds: 0 } }
    if (await shop.db.transaction((tx) => moveParcel(shop, tx, move))) moved += 1
  }
  return { moved, left: found.length - moved }
}
