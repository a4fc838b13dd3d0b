import { and, eq, sql } from 'drizzle-orm'
import { cartItems } from '#checkout/cart/schema.ts'
import { cartCoupons } from '#orders/coupons/schema.ts'
import { cartGifts } from '#orders/gifts/schema.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { SETTINGS_ENTITY } from '#settings/use-cases/save-settings.ts'
import { testOrders } from './schema.ts'
import { ownTest, type StoredPurchase } from './test-order.ts'

/** Recorded in the audit log, because the test itself is deleted within a day. */
export const TEST_PAID = 'test-order'

export const hasTested = sql<boolean>`exists (select 1 from audit_entries
  where entity = ${SETTINGS_ENTITY.entity} and entity_id = ${SETTINGS_ENTITY.entityId} and action = ${TEST_PAID})`

export async function payTestOrder(
  shop: Shop,
  { actor, orderNumber }: { actor: Actor; orderNumber: string },
) {
  return commitUnlessRefused(shop.db, async (tx) => {
    const isOwn = and(ownTest(shop, actor.id), eq(testOrders.orderNumber, orderNumber))
    const [test] = await tx.select().from(testOrders).where(isOwn).for('update')
    if (!test) return refuse('order-not-found')
    if (test.paidAt) return ok()
    const now = shop.clock.now()
    await tx.update(testOrders).set({ paidAt: now }).where(eq(testOrders.id, test.id))
    await emptyCart(tx, actor.id)
    const { emails } = test.purchase as StoredPurchase
    await shop.outbox.enqueue(tx, ...emails.map((job) => ({ ...job, isTest: true })))
    await recordChange(tx, { actor, ...SETTINGS_ENTITY, action: TEST_PAID, at: now })
    return ok()
  })
}

async function emptyCart(tx: Transaction, userId: string): Promise<void> {
  for (const table of [cartItems, cartCoupons, cartGifts])
    await tx.delete(table).where(eq(table.userId, userId))
}
