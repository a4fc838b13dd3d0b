import { and, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { orderReturns } from '#orders/returns/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A refund that did not arrive is asked about within weeks. */
const KEY_DAYS = 30
/** As long as what was decided by them may be disputed: the days of the promise twice over. */
const PHOTO_DAYS = 180

/** The key to which money went, and photographs that may show a home, after what they were for is over. */
export async function forgetOldReturns({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  await db
    .update(orderReturns)
    .set({ pixKey: null })
    .where(and(isNotNull(orderReturns.pixKey), lt(orderReturns.endedAt, daysAgo(KEY_DAYS))))
  // The files go with the sweep of images that nothing shows.
  await db
    .update(orderReturns)
    .set({ photos: sql`'{}'` })
    .where(and(ne(orderReturns.photos, sql`'{}'`), lt(orderReturns.endedAt, daysAgo(PHOTO_DAYS))))
}

/** Before an account goes: what was given back stays with the sold order, as the tax office asks; their words, key and photographs go. */
export async function forgetReturnsOf(tx: Transaction, userId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await tx
    .update(orderReturns)
    .set({ reason: '', answer: '', pixKey: null, photos: sql`'{}'` })
    .where(inArray(orderReturns.orderId, own))
}
