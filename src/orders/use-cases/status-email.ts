import { and, desc, eq, sql } from 'drizzle-orm'
import { profiles } from '#accounts/schema.ts'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import { itemBatch } from '#catalogue/stock/use-cases/shelf-batch.ts'
import { expectedDay } from '#delivery/calendar/domain/closed-days.ts'
import { scheduleColumn } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import type { OrderStatusUpdate } from '#orders/domain/order-emails.ts'
import { isMadeByHand } from '#orders/domain/order-origin.ts'
import { isOrderStatus, type OrderStatus } from '#orders/domain/order-status.ts'
import { orderEvents, orderItems, orders } from '#orders/schema/orders.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'
import { invoiceColumn } from './order-json.ts'
import type { OrderRow } from './order-rows.ts'
import { statusEmail, statusEmailKey } from './status-notices.ts'

export async function lastStatusChange(tx: Transaction, orderId: string) {
  const [last] = await tx
    .select({ id: orderEvents.id, details: orderEvents.details, at: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'status-changed')))
    .orderBy(desc(orderEvents.createdAt), desc(orderEvents.sequence))
    .limit(1)
  return last
}

/** Cancels the unsent email about the previous change. Returns the status that the customer was last told. */
export async function withdrawStatusEmail(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
): Promise<OrderStatus> {
  const { change, known, isHeldBack } = (await lastStatusChange(tx, order.id))?.details ?? {}
  if (typeof change !== 'string' || !isOrderStatus(known)) return order.status
  if (isHeldBack === true) return known
  const withdrawn = await shop.outbox.withdraw(tx, 'send-email', statusEmailKey(order.id, change))
  return withdrawn ? known : order.status
}

/**
 * Sends nothing if the status is back to the one the customer knows. Returns whether an email was
 * enqueued.
 */
export async function enqueueStatusEmail(
  shop: Shop,
  tx: Transaction,
  {
    order,
    change,
    known,
    givesBack = false,
  }: { order: OrderRow; change: string; known: OrderStatus; givesBack?: boolean },
): Promise<boolean> {
  if (order.status === known || !(await wantsStatusMail(tx, order))) return false
  const facts = order.status === 'shipped' ? await loadShippedFacts(tx, order.id) : {}
  await shop.outbox.enqueue(
    tx,
    statusEmail(await withExpectedDay(tx, order), change, { ...facts, givesBack }),
  )
  return true
}

const ofItem = { id: sql`order_items.id`, batchId: sql`order_items.batch_id` }

async function loadShippedFacts(
  tx: Transaction,
  orderId: string,
): Promise<Pick<OrderStatusUpdate, 'batches' | 'invoice'>> {
  const rows = await tx
    .select({ sold: orderItems.productSnapshot, batch: itemBatch(ofItem), invoice: invoiceColumn })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(orderItems.position)
  const batches = rows.flatMap(({ sold, batch }) =>
    batch ? [{ candle: sizedName({ name: sold.name, size: sold.variant_name ?? null }), batch }] : [],
  )
  const invoice = rows[0]?.invoice
  return { batches, invoice: invoice ? { accessKey: invoice.accessKey, number: invoice.number } : null }
}

export async function withExpectedDay(db: DatabaseOrTransaction, order: OrderRow): Promise<OrderRow> {
  if (order.promisedDay || !order.estimatedDeliveryDate) return order
  const [row] = await db.select({ schedule: scheduleColumn }).from(sql`(select 1) one`)
  return { ...order, promisedDay: expectedDay(order, row?.schedule) }
}

/** Deleted accounts get no email. Customers without an account have no preferences to check. */
async function wantsStatusMail(tx: Transaction, order: OrderRow): Promise<boolean> {
  const { userId, customerEmail, identityLockedAt } = order
  if (!userId) return isMadeByHand(order) && customerEmail !== '' && identityLockedAt === null
  const [profile] = await tx
    .select({ wanted: profiles.notificationsEnabled })
    .from(profiles)
    .where(eq(profiles.userId, userId))
  return profile?.wanted ?? true
}
