import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { couponsDue, isPotCount, MAX_POTS, potsReason } from '#fulfilment/containers/domain.ts'
import { potAnnouncements, potEntries } from '#fulfilment/containers/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { makePotsCoupon } from './make-pots-coupon.ts'

interface Counted {
  userId: string
  pots: number
  orderId?: string | null
  actor: Actor
  /** The announcement that is being counted. It deduplicates concurrent submissions. */
  announcement?: string | null
}

type PotsRefusal = Refusal<'pots-wrong' | 'reason-missing' | 'customer-not-found'>
type PotsOutcome = Ok<{ balance: number; madeCoupons: number }>

export async function countPots(shop: Shop, counted: Counted): Promise<PotsOutcome | PotsRefusal> {
  const { userId, pots, actor, announcement } = counted
  const key = announcement ? `${userId}:count:${announcement}` : randomUUID()
  if (!isPotCount(pots)) return refuse('pots-wrong')
  return shop.db.transaction(async (tx) => {
    const orderId = await ownOrder(tx, userId, counted.orderId ?? null)
    return writeEntry(shop, tx, { userId, kind: 'counted', pots, orderId, actor, key })
  })
}

/**
 * Adds the difference, which may be negative. Issued coupons stay valid; the next containers make up for
 * them.
 */
export async function correctPots(
  shop: Shop,
  { userId, pots, reason, actor }: Omit<Counted, 'orderId' | 'announcement'> & { reason: string },
): Promise<PotsOutcome | PotsRefusal> {
  const cleanReason = reason.trim().replace(/\s+/g, ' ').slice(0, potsReason.most)
  if (!Number.isInteger(pots) || pots === 0 || Math.abs(pots) > MAX_POTS) return refuse('pots-wrong')
  if (cleanReason.length < potsReason.least) return refuse('reason-missing')
  const entry = {
    userId,
    kind: 'corrected',
    pots,
    orderId: null,
    reason: cleanReason,
    key: randomUUID(),
  } as const
  return shop.db.transaction((tx) => writeEntry(shop, tx, { ...entry, actor }))
}

interface Entry {
  userId: string
  kind: 'counted' | 'corrected'
  pots: number
  orderId: string | null
  reason?: string
  actor: Actor
  key: string
}

async function writeEntry(shop: Shop, tx: Transaction, entry: Entry): Promise<PotsOutcome | PotsRefusal> {
  const { actor, ...row } = entry
  // Row lock: serialises concurrent counts, so that each third container creates only one coupon.
  const [customer] = await tx.select().from(users).where(eq(users.id, row.userId)).for('no key update')
  if (!customer) return refuse('customer-not-found')
  const at = shop.clock.now()
  const [written] = await tx
    .insert(potEntries)
    .values({ ...row, actorId: actor.id, createdAt: at })
    .onConflictDoNothing({ target: potEntries.key })
    .returning({ id: potEntries.id })
  if (written && row.kind === 'counted')
    await tx.delete(potAnnouncements).where(eq(potAnnouncements.userId, row.userId))
  const madeCoupons = written ? couponsDue(await loadBalance(tx, customer.id)) : 0
  for (let coupon = 0; coupon < madeCoupons; coupon++) await makePotsCoupon(shop, tx, { customer, actor, at })
  return ok({ balance: await loadBalance(tx, customer.id), madeCoupons })
}

async function loadBalance(tx: Transaction, userId: string): Promise<number> {
  const [counted] = await tx
    .select({ sum: sql<number>`coalesce(sum(${potEntries.pots}), 0)::int` })
    .from(potEntries)
    .where(eq(potEntries.userId, userId))
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
