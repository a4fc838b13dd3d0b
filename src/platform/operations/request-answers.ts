import { createHash } from 'node:crypto'
import { and, eq, getTableColumns, isNull, lte, sql } from 'drizzle-orm'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Database, DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'
import { requestAnswers } from './schema.ts'

/** Which press a request belongs to, and who made it; without a key, as forms without a script send none, it stands for itself. */
export interface RequestName {
  requestKey: string | null
  userId: string | null
  /** Hears 'awaited' where a failure has changed nothing, and 'stored' when the answer is there for good. */
  note?: (answer: 'awaited' | 'stored') => void
}

/** For calls that no form stands behind. */
export const unnamedRequest: RequestName = { requestKey: null, userId: null }

/** The key was given up before its request arrived, or is somebody else's: nothing is done. */
export class RequestGivenUp extends Error {}

/**
 * Does the work once for each request key, in one transaction with its answer: the same key gets the same answer, and
 * a second press at the same time waits for the first.
 */
export async function answerOnce<Answer extends { readonly ok: boolean }>(
  shop: Shop,
  { requestKey, userId, note }: RequestName,
  work: (shop: Shop) => Promise<Answer>,
): Promise<Answer> {
  if (requestKey === null) return work(shop)
  note?.('awaited')
  const answered = await commitUnlessRefused(shop.db, async (tx) => {
    const known = await lockRequest(tx, 'begun', { requestKey, userId, now: shop.clock.now() })
    if (isOver(known, userId)) throw new RequestGivenUp('a request key that is no longer good')
    if (known.answer) return known.answer as Answer
    const answer = await work({ ...shop, db: tx as unknown as Database })
    if (answer.ok) await tx.update(requestAnswers).set({ answer }).where(eq(requestAnswers.key, known.key))
    return answer
  })
  if (answered.ok) note?.('stored')
  return answered
}

/**
 * As `answerOnce`, for work that asks a payment provider and so is no single transaction: its answer is stored when
 * it is done.
 */
export async function answerWhenDone<Answer extends { readonly ok: boolean }>(
  shop: Shop,
  { requestKey, userId, note }: RequestName,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (requestKey === null) return work()
  const known = await lockRequest(shop.db, 'begun', { requestKey, userId, now: shop.clock.now() })
  if (isOver(known, userId)) throw new RequestGivenUp('a request key that is no longer good')
  const answer = (known.answer as Answer | null) ?? (await work())
  if (answer.ok && !known.answer)
    await shop.db.update(requestAnswers).set({ answer }).where(eq(requestAnswers.key, known.key))
  note?.(answer.ok ? 'stored' : 'awaited')
  return answer
}

interface RequestedAnswer {
  requestKey: string
  userId: string | null
  now: Date
}

/** What is known of a request, or its first row with this state. Who works on it in a transaction is waited for. */
async function lockRequest(
  db: DatabaseOrTransaction,
  state: 'begun' | 'given-up',
  { requestKey, userId, now }: RequestedAnswer,
): Promise<Known> {
  const [known] = await db
    .insert(requestAnswers)
    .values({ key: hashRequestKey(requestKey), userId, state, createdAt: now })
    .onConflictDoUpdate({ target: requestAnswers.key, set: { key: sql`excluded.key` } })
    .returning({ ...getTableColumns(requestAnswers), isNew: sql<boolean>`xmax = 0` })
  if (!known) throw new Error('an upsert that returned no row')
  return known
}

type Known = typeof requestAnswers.$inferSelect & { readonly isNew: boolean }

/** Given up before it arrived, or somebody else's. */
const isOver = (known: Known, userId: string | null) =>
  !isFor(known, userId) || (known.state === 'given-up' && !known.answer)

/**
 * Before an action runs: from here on nobody says that its request was never done. 'over': it must not run.
 * 'running': it runs at this moment, or was cut off.
 */
export async function beginRequest(
  shop: Shop,
  { requestKey, userId }: { requestKey: string; userId: string | null },
): Promise<'begun' | 'running' | 'handled' | 'over'> {
  const known = await lockRequest(shop.db, 'begun', { requestKey, userId, now: shop.clock.now() })
  if (isOver(known, userId)) return 'over'
  if (known.isNew || known.answer) return 'begun'
  return known.state === 'handled' ? 'handled' : 'running'
}

/** After an action that stored no answer: it may have done its work, or it refused and its request counts as never sent. */
export async function endRequest(
  shop: Shop,
  requestKey: string,
  ended: 'handled' | 'refused',
): Promise<void> {
  const own = and(
    eq(requestAnswers.key, hashRequestKey(requestKey)),
    eq(requestAnswers.state, 'begun'),
    isNull(requestAnswers.answer),
  )
  if (ended === 'refused') await shop.db.delete(requestAnswers).where(own)
  else await shop.db.update(requestAnswers).set({ state: 'handled' }).where(own)
}

/** Who has the key of somebody signed in may have lost their session since; another account has no business with it. */
const isFor = (stored: { userId: string | null }, userId: string | null) =>
  stored.userId === null || userId === null || stored.userId === userId

/** 'answered': the same key gets the answer. 'handled': it ran, and how it ended is seen on its page. */
export type RequestOutcome = 'answered' | 'handled' | 'running' | 'none'

/**
 * What became of the request with this key. If it never arrived, the key is given up in the same statement, so that a request
 * still on its way can no longer take effect.
 */
export async function findRequestAnswer(
  shop: Shop,
  { requestKey, userId }: { requestKey: string; userId: string | null },
): Promise<RequestOutcome> {
  const known = await lockRequest(shop.db, 'given-up', { requestKey, userId, now: shop.clock.now() })
  if (isOver(known, userId)) return 'none'
  if (known.answer) return 'answered'
  return known.state === 'handled' ? 'handled' : 'running'
}

const RETENTION_HOURS = 24

export async function forgetOldRequestAnswers(shop: Shop): Promise<void> {
  const before = new Date(shop.clock.now().getTime() - RETENTION_HOURS * 3_600_000)
  await shop.db.delete(requestAnswers).where(lte(requestAnswers.createdAt, before))
}

export const hashRequestKey = (requestKey: string) => createHash('sha256').update(requestKey).digest('hex')
