import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { sizedNames } from '#catalogue/product-page/copy/sized-names.ts'
import { type BatchProblem, batchProblem } from '#catalogue/stock/domain/batch.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { orderItems, orders } from '#orders/schema/orders.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Job } from '#platform/outbox.ts'
import type { Shop } from '#platform/shop.ts'

/** The order still holds the units, and they have not been shipped. */
export const waitsForBatch = sql`orders.stock_held and orders.status in ('pending', 'processing')
  and order_items.quantity > order_items.returned_quantity`

/** Notifies customers with paid reservations, once per failure and once per new day. */
export function notifyOrdersOfBatches(
  shop: Pick<Shop, 'outbox'>,
  tx: Transaction,
  batchIds: readonly string[],
): Promise<number> {
  return notify(shop, tx, inArray(batches.id, batchIds))
}

export function notifyOrderOfBatches(
  shop: Pick<Shop, 'outbox'>,
  tx: Transaction,
  { orderId }: { orderId: string },
): Promise<number> {
  return notify(shop, tx, eq(orders.id, orderId))
}

interface AffectedItem {
  order: typeof orders.$inferSelect
  item: typeof orderItems.$inferSelect
  batch: typeof batches.$inferSelect
  problem: BatchProblem
  /** Part of the email's key: the failure, or the new day. */
  fact: string
}

async function notify(shop: Pick<Shop, 'outbox'>, tx: Transaction, which: SQL | undefined): Promise<number> {
  const rows = await tx
    .select({ order: orders, item: orderItems, batch: batches })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(batches, eq(batches.id, orderItems.batchId))
    .where(and(which, eq(orders.paymentStatus, 'paid'), waitsForBatch))
    .orderBy(orders.id, orderItems.position)
    .for('share', { of: batches })
  const affectedRows = rows.flatMap((row): AffectedItem[] => {
    const problem = batchProblem(row.batch, row.order.promisedDay)
    return problem ? [{ ...row, problem, fact: problem === 'failed' ? 'failed' : row.batch.readyOn }] : []
  })
  for (const items of Map.groupBy(affectedRows, ({ order, fact }) => `${order.id}:${fact}`).values())
    await shop.outbox.enqueue(tx, notice(items))
  return new Set(affectedRows.map(({ order }) => order.id)).size
}

function notice(items: readonly AffectedItem[]): Job {
  const [first] = items
  if (!first) throw new Error('nothing to notify of')
  const { order, batch, problem, fact } = first
  const { customerName, orderNumber, customerEmail: to } = order
  const candle = sizedNames(
    items.map(({ item: { productSnapshot: sold } }) => ({
      name: sold.name,
      size: sold.variant_name ?? null,
    })),
  )
  return {
    name: 'send-email',
    key: `batch-trouble:${order.id}:${batch.id}:${fact}`,
    email: {
      type: 'batch-trouble',
      to,
      data: { customerName, orderNumber, candle, trouble: problem, readyOn: batch.readyOn },
    },
  }
}
