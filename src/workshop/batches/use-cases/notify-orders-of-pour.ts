import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { sizedNames } from '#catalogue/product-page/copy/sized-names.ts'
import { type PourProblem, pourProblem } from '#catalogue/stock/domain/pour.ts'
import { pours } from '#catalogue/stock/schema/pours.ts'
import { orderItems, orders } from '#orders/schema/orders.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Job } from '#platform/outbox.ts'
import type { Shop } from '#platform/shop.ts'

/** The units are still the order's and have not left the workshop. */
export const waitsForPour = sql`orders.stock_held and orders.status in ('pending', 'processing')
  and order_items.quantity > order_items.returned_quantity`

/** Tells whoever paid for candles of pours that failed or come late, once of each failure and of each new day. */
export function notifyOrdersOfPours(
  shop: Pick<Shop, 'outbox'>,
  tx: Transaction,
  pourIds: readonly string[],
): Promise<number> {
  return notify(shop, tx, inArray(pours.id, pourIds))
}

/** The same for one order, when its payment has come. */
export function notifyOrderOfPours(
  shop: Pick<Shop, 'outbox'>,
  tx: Transaction,
  { orderId }: { orderId: string },
): Promise<number> {
  return notify(shop, tx, eq(orders.id, orderId))
}

interface AffectedItem {
  order: typeof orders.$inferSelect
  item: typeof orderItems.$inferSelect
  pour: typeof pours.$inferSelect
  problem: PourProblem
  /** What is the same for all that one e-mail says: the failure, or the new day. */
  fact: string
}

async function notify(shop: Pick<Shop, 'outbox'>, tx: Transaction, which: SQL | undefined): Promise<number> {
  const rows = await tx
    .select({ order: orders, item: orderItems, pour: pours })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(pours, eq(pours.id, orderItems.pourId))
    .where(and(which, eq(orders.paymentStatus, 'paid'), waitsForPour))
    .orderBy(orders.id, orderItems.position)
    .for('share', { of: pours })
  const affected = rows.flatMap((row): AffectedItem[] => {
    const problem = pourProblem(row.pour, row.order.promisedDay)
    return problem ? [{ ...row, problem, fact: problem === 'failed' ? 'failed' : row.pour.readyOn }] : []
  })
  for (const items of Map.groupBy(affected, ({ order, fact }) => `${order.id}:${fact}`).values())
    await shop.outbox.enqueue(tx, notice(items))
  return new Set(affected.map(({ order }) => order.id)).size
}

function notice(items: readonly AffectedItem[]): Job {
  const [first] = items
  if (!first) throw new Error('nothing to notify of')
  const { order, pour, problem, fact } = first
  const { customerName, orderNumber, customerEmail: to } = order
  const candle = sizedNames(
    items.map(({ item: { productSnapshot: sold } }) => ({
      name: sold.name,
      size: sold.variant_name ?? null,
    })),
  )
  return {
    name: 'send-email',
    key: `pour-trouble:${order.id}:${pour.id}:${fact}`,
    email: {
      type: 'pour-trouble',
      to,
      data: { customerName, orderNumber, candle, trouble: problem, readyOn: pour.readyOn },
    },
  }
}
