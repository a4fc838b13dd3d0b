import { eq, sql } from 'drizzle-orm'
import type { DatabaseOrTransaction } from '#database/connect.ts'
import { orderItems } from '#database/schema/orders.ts'
import { pours } from '#database/schema/pours.ts'

/** The day of its last candle that still cures, 'yyyy-MM-dd'; null when all of it is ready. */
export async function readyDayOfOrder(db: DatabaseOrTransaction, orderId: string): Promise<string | null> {
  const [found] = await db
    .select({ day: sql<string | null>`max(${pours.readyOn})::text` })
    .from(orderItems)
    .innerJoin(pours, eq(pours.id, orderItems.pourId))
    .where(sql`${orderItems.orderId} = ${orderId} and ${pours.state} = 'curing'`)
  return found?.day ?? null
}
