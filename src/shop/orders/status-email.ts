import { and, desc, eq } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { profiles } from '#database/schema/accounts.ts'
import { orderEvents } from '#database/schema/orders.ts'
import { isOrderStatus, type OrderStatus } from '#domain/orders/order-status.ts'
import type { Shop } from '#shop/shop.ts'
import { statusEmail, statusEmailKey } from './order-notices.ts'
import type { OrderRow } from './order-rows.ts'

/**
 * Takes back the mail about the change before this one, if it has not left yet. Answers the status that the customer
 * knows: the one before the change that she will now never hear of.
 */
export async function withdrawStatusEmail(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
): Promise<OrderStatus> {
  const [last] = await tx
    .select({ details: orderEvents.details })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, 'status-changed')))
    .orderBy(desc(orderEvents.createdAt), desc(orderEvents.sequence))
    .limit(1)
  const { change, known } = last?.details ?? {}
  if (typeof change !== 'string' || !isOrderStatus(known)) return order.status
  const withdrawn = await shop.outbox.withdraw(tx, 'send-email', statusEmailKey(order.id, change))
  return withdrawn ? known : order.status
}

/** Back where she knows the order to be: a slip was put right in time, and there is nothing to tell. */
export async function enqueueStatusEmail(
  shop: Shop,
  tx: Transaction,
  { order, change, known }: { order: OrderRow; change: string; known: OrderStatus },
): Promise<void> {
  if (order.status === known || !(await wantsStatusMail(tx, order.userId))) return
  await shop.outbox.enqueue(tx, statusEmail(order, change))
}

/** Whoever deleted the account gets no more mail. */
async function wantsStatusMail(tx: Transaction, userId: string | null): Promise<boolean> {
  if (!userId) return false
  const [profile] = await tx
    .select({ wanted: profiles.notificationsEnabled })
    .from(profiles)
    .where(eq(profiles.userId, userId))
  return profile?.wanted ?? true
}
