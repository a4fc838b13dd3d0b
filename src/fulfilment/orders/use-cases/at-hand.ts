import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { startOfDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

const DAYS_TO_COLLECT = 14

/** Must match the predicate of the partial index `orders_waiting_idx`. */
export const isWaiting = sql`payment_status = 'paid' and status in ('pending', 'processing')`

/** Must match the predicate of the partial index `orders_on_their_way_idx`. */
export function isOnItsWay(now: Date): SQL {
  const [since, uncollectedSince] = [startOfDay(now), startOfDay(now, -DAYS_TO_COLLECT)].map((day) =>
    day.toISOString(),
  )
  return sql`status = 'shipped' and shipped_at >= ${uncollectedSince}::timestamptz
    and (shipped_at >= ${since}::timestamptz or delivery_way = 'pickup')`
}

export const isAtHand = (now: Date): SQL => sql`(${isWaiting} or (${isOnItsWay(now)}))`

export async function listAtHand(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  orderIds: readonly string[],
): Promise<string[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, [...orderIds]), isAtHand(clock.now())))
  const readyIds = new Set(rows.map(({ id }) => id))
  return orderIds.filter((id) => readyIds.has(id))
}
