import { testOrders } from '#database/schema/test-orders.ts'
import type { Shop } from '#shop/shop.ts'
import { ownTest, testEnd } from './own-test-order.ts'

/** Where her test stands; null where there is none. */
export async function loadTestOrder(shop: Shop, { userId }: { userId: string }) {
  const [test] = await shop.db
    .select({
      orderNumber: testOrders.orderNumber,
      createdAt: testOrders.createdAt,
      paidAt: testOrders.paidAt,
    })
    .from(testOrders)
    .where(ownTest(shop, userId))
  if (!test) return null
  const { orderNumber, createdAt, paidAt } = test
  return { orderNumber, isPaid: paidAt !== null, endsAt: testEnd(createdAt) }
}
