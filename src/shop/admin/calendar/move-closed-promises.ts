import { moveToOpenDay } from '#shop/orders/change-delivery.ts'
import type { Shop } from '#shop/shop.ts'
import { listClosedPromises } from './list-promises.ts'

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
