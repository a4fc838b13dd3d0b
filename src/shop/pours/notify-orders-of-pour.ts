import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orderItems, orders } from '#database/schema/orders.ts'
import { pours } from '#database/schema/pours.ts'
import { type PourTrouble, pourTrouble } from '#domain/pours/pour.ts'
import type { Job } from '#shop/outbox.ts'
import type { Shop } from '#shop/shop.ts'

/** The units are still the order's and have not left the workshop. */
export const waitsForPour = sql`orders.stock_held and orders.status in ('pending', 'processing')
  and order_items.quantity > order_items.returned_quantity`

/**
 * Notifies by e-mail whoever has paid for candles of a pour that failed, or that is ready only after the promised
 * day. Each is notified once of each failure and of each new day.
 */
export function notifyOrdersOfPour(
  shop: Pick<Shop, 'outbox'>,
  tx: Transaction,
  { pourId }: { pourId: string },
): Promise<number> {
  return notify(shop, tx, eq(pours.id, pourId))
}

/** The same for one order, when its payment has come. */
export function notifyOrderOfPours(
  shop: Pick<Shop, 'outbox'>,
  tx: Transaction,
  { orderId }: { orderId: string },
): Promise<number> {
  return notify(shop, tx, eq(orders.id, orderId))
}

async function notify(shop: Pick<Shop, 'outbox'>, tx: Transaction, which: SQL): Promise<number> {
  const rows = await tx
    .select({ order: orders, item: orderItems, pour: pours })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(pours, eq(pours.id, orderItems.pourId))
    .where(and(which, eq(orders.paymentStatus, 'paid'), waitsForPour))
    .for('share', { of: pours })
  const troubled = new Map<string, Job>()
  for (const { order, item, pour } of rows) {
    const trouble = pourTrouble(pour, order.promisedDay)
    if (trouble) troubled.set(order.id, notice(order, item.productSnapshot.name, pour, trouble))
  }
  for (const job of troubled.values()) await shop.outbox.enqueue(tx, job)
  return troubled.size
}

function notice(
  order: typeof orders.$inferSelect,
  candle: string,
  pour: typeof pours.$inferSelect,
  trouble: PourTrouble,
): Job {
  const fact = trouble === 'failed' ? 'failed' : pour.readyOn
  const { customerName, orderNumber, customerEmail: to } = order
  return {
    name: 'send-email',
    key: `pour-trouble:${order.id}:${pour.id}:${fact}`,
    email: {
      type: 'pour-trouble',
      to,
      data: { customerName, orderNumber, candle, trouble, readyOn: pour.readyOn },
    },
  }
}
