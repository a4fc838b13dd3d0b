import { eq, type SQL, sql } from 'drizzle-orm'
import type { DatabaseOrTransaction } from '#database/connect.ts'
import { orders } from '#database/schema/orders.ts'

/** The day of its last candle that still cures, 'yyyy-MM-dd'; null when all of it is ready. A column of a statement about orders. */
export const readyDayColumn: SQL<string | null> = sql<string | null>`(
  select max(w.ready_on)::text from order_items i join pours w on w.id = i.pour_id
  where i.order_id = orders.id and w.state = 'curing')`

export async function readyDayOfOrder(db: DatabaseOrTransaction, orderId: string): Promise<string | null> {
  const [found] = await db.select({ day: readyDayColumn }).from(orders).where(eq(orders.id, orderId))
  return found?.day ?? null
}
