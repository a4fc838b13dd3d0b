import { eq, inArray, lte, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { emailDeliveries } from '#database/schema/operations.ts'
import { testOrders } from '#database/schema/test-orders.ts'
import { ok } from '#domain/result.ts'
import type { Shop } from '#shop/shop.ts'
import { oldestTest, type StoredPurchase } from './own-test-order.ts'

/** Her press on 'Apagar agora'. */
export async function removeTestOrder(shop: Shop, { userId }: { userId: string }) {
  await remove(shop, eq(testOrders.userId, userId))
  return ok()
}

/** Each hour: what was begun a day ago. */
export async function removeOldTestOrders(shop: Shop): Promise<void> {
  await remove(shop, lte(testOrders.createdAt, oldestTest(shop.clock.now())))
}

async function remove(shop: Shop, which: SQL): Promise<void> {
  const removed = await shop.db.transaction((tx) => removeTests(shop, tx, which))
  if (removed.length > 0) await shop.mailer.folder?.forgetMail(removed)
}

/** With the messages about them, sent or waiting, and the record that they were sent. Hands back their numbers. */
export async function removeTests(
  shop: Pick<Shop, 'outbox'>,
  tx: Transaction,
  which: SQL,
): Promise<string[]> {
  const removed = await tx.delete(testOrders).where(which).returning()
  for (const { id, orderNumber, purchase } of removed) {
    const keys = (purchase as StoredPurchase).emails.map(({ key }) => key)
    for (const key of keys) await shop.outbox.withdraw(tx, 'send-email', key)
    await shop.outbox.forgetPerson(tx, { email: null, orders: [id, orderNumber] })
    await tx.delete(emailDeliveries).where(inArray(emailDeliveries.key, keys))
  }
  return removed.map(({ orderNumber }) => orderNumber)
}
