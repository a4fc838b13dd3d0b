import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import {
  containersReason,
  couponsDue,
  isContainerCount,
  MAX_CONTAINERS,
} from '#fulfilment/containers/domain.ts'
import { containerAnnouncements, containerEntries } from '#fulfilment/containers/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { makeContainersCoupon } from './make-containers-coupon.ts'

interface Counted {
  userId: string
  count: number
  orderId?: string | null
  actor: Actor
  /** The announcement that is being counted. It deduplicates concurrent submissions. */
  announcement?: string | null
}

type ContainersRefusal = Refusal<'pots-wrong' | 'reason-missing' | 'customer-not-found'>
type ContainersOutcome = Ok<{ balance: number; madeCoupons: number }>

export async function countContainers(
  shop: Shop,
  counted: Counted,
): Promise<ContainersOutcome | ContainersRefusal> {
  const { userId, count, actor, announcement } = counted
  const key = announcement ? `${userId}:count:${announcement}` : randomUUID()
  if (!isContainerCount(count)) return refuse('pots-wrong')
  return shop.db.transaction(async (tx) => {
    const orderId = await ownOrder(tx, userId, counted.orderId ?? null)
    return writeEntry(shop, tx, { userId, kind: 'counted', count, orderId, actor, key })
  })
}

/**
 * Adds the difference, which may be negative. Issued coupons stay valid; the next containers make up for
 * them.
 */
export async function correctContainers(
  shop: Shop,
  { userId, count, reason, actor }: Omit<Counted, 'orderId' | 'announcement'> & { reason: string },
): Promise<ContainersOutcome | ContainersRefusal> {
  const cleanReason = reason.trim().replace(/\s+/g, ' ').slice(0, containersReason.most)
  if (!Number.isInteger(count) || count === 0 || Math.abs(count) > MAX_CONTAINERS) return refuse('pots-wrong')
  if (cleanReason.length < containersReason.least) return refuse('reason-missing')
  const entry = {
    userId,
    kind: 'corrected',
    count,
    orderId: null,
    reason: cleanReason,
    key: randomUUID(),
  } as const
  return shop.db.transaction((tx) => writeEntry(shop, tx, { ...entry, actor }))
}

interface Entry {
  userId: string
  kind: 'counted' | 'corrected'
  count: number
  orderId: string | null
  reason?: string
  actor: Actor
  key: string
}

async function writeEntry(
  shop: Shop,
  tx: Transaction,
  entry: Entry,
): Promise<ContainersOutcome | ContainersRefusal> {
  const { actor, count, ...row } = entry
  // Row lock: serialises concurrent counts, so that each third container creates only one coupon.
  const [customer] = await tx.select().from(users).where(eq(users.id, row.userId)).for('no key update')
  if (!customer) return refuse('customer-not-found')
  const at = shop.clock.now()
  const [written] = await tx
    .insert(containerEntries)
    .values({ ...row, pots: count, actorId: actor.id, createdAt: at })
    .onConflictDoNothing({ target: containerEntries.key })
    .returning({ id: containerEntries.id })
  if (written && row.kind === 'counted')
    await tx.delete(containerAnnouncements).where(eq(containerAnnouncements.userId, row.userId))
  const madeCoupons = written ? couponsDue(await loadBalance(tx, customer.id)) : 0
  for (let coupon = 0; coupon < madeCoupons; coupon++)
    await makeContainersCoupon(shop, tx, { customer, actor, at })
  return ok({ balance: await loadBalance(tx, customer.id), madeCoupons })
}

async function loadBalance(tx: Transaction, userId: string): Promise<number> {
  const [counted] = await tx
    .select({ sum: sql<number>`coalesce(sum(${containerEntries.pots}), 0)::int` })
    .from(containerEntries)
    .where(eq(containerEntries.userId, userId))
  return counted?.sum ?? 0
}

async function ownOrder(tx: Transaction, userId: string, orderId: string | null): Promise<string | null> {
  if (!orderId) return null
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  return order?.id ?? null
}
