import { eq, sql } from 'drizzle-orm'
import { hasMoney } from '#orders/domain/order-status.ts'
import { orders } from '#orders/schema/orders.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Shop } from '#platform/shop.ts'
import { exportOwnOrders } from './use-cases/export-own-orders.ts'
import { forgetBuyer, forgetIdentity, forgetWordsAbout } from './use-cases/forget-identity.ts'

export const personalData: PersonalData = {
  tables: ['orders', 'order_items', 'order_events', 'order_invoices', 'payments', 'refunds', 'bank_entries'],
  export: { orders: (shop, { userId }) => exportOwnOrders(shop, userId) },
  erase: (shop, tx, { userId }) => lockOrders(shop, tx, userId),
  forgetOrders: forgetBuyer,
}

/** Tax law requires keeping sold orders, so their identity is locked. Unpaid orders lose it immediately. */
async function lockOrders(shop: Shop, tx: Transaction, userId: string): Promise<void> {
  const ownOrders = await tx
    .update(orders)
    .set({ identityLockedAt: sql`coalesce(${orders.identityLockedAt}, ${shop.clock.now()})` })
    .where(eq(orders.userId, userId))
    .returning({ id: orders.id, status: orders.status, paymentStatus: orders.paymentStatus })
  await forgetWordsAbout(
    tx,
    ownOrders.map(({ id }) => id),
  )
  const unsold = ownOrders.filter((order) => order.status === 'cancelled' && !hasMoney(order))
  await forgetIdentity(
    shop,
    tx,
    unsold.map(({ id }) => id),
  )
}
