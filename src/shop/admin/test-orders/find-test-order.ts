import { and, eq } from 'drizzle-orm'
import { testOrders } from '#database/schema/test-orders.ts'
import { ok, refuse } from '#domain/result.ts'
import { type CustomerOrder, customerOrderOf } from '#shop/orders/customer-order.ts'
import type { Shop } from '#shop/shop.ts'
import { ownTest, type StoredPurchase, toOrderRow } from './own-test-order.ts'

type TestName = { readonly orderNumber: string } | { readonly sessionId: string }

/** Her test as her customer would see the order; what leads on to something that no test has is not there. */
export async function findTestOrder(shop: Shop, { userId, ...name }: { userId: string } & TestName) {
  const named =
    'orderNumber' in name
      ? eq(testOrders.orderNumber, name.orderNumber)
      : eq(testOrders.sessionId, name.sessionId)
  const [test] = await shop.db
    .select()
    .from(testOrders)
    .where(and(ownTest(shop, userId), named))
  return test ? ok(testOrderOf(shop, test)) : refuse('order-not-found')
}

export function testOrderOf(
  shop: Pick<Shop, 'clock'>,
  { purchase, paidAt }: typeof testOrders.$inferSelect,
): CustomerOrder {
  const { waiting, paid } = purchase as StoredPurchase
  const row = toOrderRow(paidAt ? paid : waiting)
  // It was carried out when it was begun, and paid when she pressed.
  const events = row.events.map((event) =>
    event.kind === 'placed' || !paidAt ? event : { ...event, at: paidAt.toISOString() },
  )
  const order = customerOrderOf({ ...row, events }, shop.clock.now())
  return { ...order, withdrawal: 'none', canComplain: false, mustChoose: false }
}
