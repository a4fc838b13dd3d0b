import { createHash } from 'node:crypto'
import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connect.ts'
import { users } from '#database/schema/accounts.ts'
import { requestAnswers } from '#database/schema/operations.ts'
import { commitUnlessRefused } from '#shop/commit-unless-refused.ts'
import type { Shop } from '#shop/shop.ts'

/** Which press a request belongs to, and who made it; without a key, as forms without a script send none, it stands for itself. */
export interface RequestName {
  requestKey: string | null
  userId: string | null
}

/** For calls that no form stands behind. */
export const unnamedRequest: RequestName = { requestKey: null, userId: null }

/** The key was given up before its request arrived, or is somebody else's: nothing is done. */
export class RequestGivenUp extends Error {}

/**
 * Does the work once for each request key, in one transaction with its answer: the same key gets the same answer, and a second
 * press at the same time waits for the first. A refusal has changed nothing, so it is not remembered. The answer is stored as
 * JSON for a day; it holds no date and nothing about a person.
 */
export async function answerOnce<Answer extends { readonly ok: boolean }>(
  shop: Shop,
  { requestKey, userId }: RequestName,
  work: (shop: Shop) => Promise<Answer>,
): Promise<Answer> {
  if (requestKey === null) return work(shop)
  const key = hashOf(requestKey)
  return commitUnlessRefused(shop.db, async (tx) => {
    const isFirst = await claim(tx, { key, userId, createdAt: shop.clock.now() })
    if (!isFirst) return storedAnswer<Answer>(tx, key, userId)
    const answer = await work({ ...shop, db: tx as unknown as Database })
    if (answer.ok) await tx.update(requestAnswers).set({ answer }).where(eq(requestAnswers.key, key))
    return answer
  })
}

async function claim(tx: Transaction, row: typeof requestAnswers.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(requestAnswers)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: requestAnswers.key })
  return inserted.length > 0
}

async function storedAnswer<Answer>(tx: Transaction, key: string, userId: string | null): Promise<Answer> {
  const [stored] = await tx.select().from(requestAnswers).where(eq(requestAnswers.key, key))
  if (!stored?.answer || !isFor(stored, userId))
    throw new RequestGivenUp('a request key that is no longer good')
  return stored.answer as Answer
}

/** Who has the key of somebody signed in may have lost her session since; another account has no business with it. */
const isFor = (stored: { userId: string | null }, userId: string | null) =>
  stored.userId === null || userId === null || stored.userId === userId

/**
 * Whether the request with this key was done. If it was not, the key is given up in the same statement, so that a request still on
 * its way can no longer take effect; one that is being worked on is waited for.
 */
export async function findRequestAnswer(
  shop: Shop,
  { requestKey, userId }: { requestKey: string; userId: string | null },
): Promise<{ isDone: boolean }> {
  const [stored] = await shop.db
    .insert(requestAnswers)
    .values({ key: hashOf(requestKey), userId, createdAt: shop.clock.now() })
    .onConflictDoUpdate({ target: requestAnswers.key, set: { key: sql`excluded.key` } })
    .returning()
  return { isDone: Boolean(stored?.answer) && isFor(stored ?? { userId: null }, userId) }
}

/** Whether this request was done for an account that is no longer there: then ending it is what was done last. */
export async function isAnsweredForGoneAccount(shop: Shop, requestKey: string): Promise<boolean> {
  const [stored] = await shop.db
    .select({ key: requestAnswers.key })
    .from(requestAnswers)
    .leftJoin(users, eq(users.id, requestAnswers.userId))
    .where(
      and(
        eq(requestAnswers.key, hashOf(requestKey)),
        isNotNull(requestAnswers.answer),
        isNotNull(requestAnswers.userId),
        isNull(users.id),
      ),
    )
  return stored !== undefined
}

const RETENTION_HOURS = 24

export async function forgetOldRequestAnswers(shop: Shop): Promise<void> {
  const before = new Date(shop.clock.now().getTime() - RETENTION_HOURS * 3_600_000)
  await shop.db.delete(requestAnswers).where(lte(requestAnswers.createdAt, before))
}

const hashOf = (requestKey: string) => createHash('sha256').update(requestKey).digest('hex')
