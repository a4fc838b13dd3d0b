import { and, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { orderReturns } from '#orders/returns/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The Pix key is kept for this long, because customers ask about a missing refund within weeks. */
const KEY_DAYS = 30
/**
 * The photos are kept for this long, because they may be needed as evidence while a decision can be
 * disputed.
 */
const PHOTO_DAYS = 180

export async function forgetOldReturns({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  await db
    .update(orderReturns)
    .set({ pixKey: null })
    .where(and(isNotNull(orderReturns.pixKey), lt(orderReturns.endedAt, daysAgo(KEY_DAYS))))
  // The image sweep deletes the files.
  await db
    .update(orderReturns)
    .set({ photos: sql`'{}'` })
    .where(and(ne(orderReturns.photos, sql`'{}'`), lt(orderReturns.endedAt, daysAgo(PHOTO_DAYS))))
}

/** Keeps amounts and dates, as tax law requires; deletes text, Pix key and photos. */
export async function forgetReturns(tx: Transaction, userId: string): Promise<void> {
  const ownOrders = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await tx
    .update(orderReturns)
    .set({ reason: '', answer: '', pixKey: null, photos: sql`'{}'` })
    .where(inArray(orderReturns.orderId, ownOrders))
}
