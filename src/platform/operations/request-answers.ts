import { createHash } from 'node:crypto'
import { and, eq, getTableColumns, isNull, lte, sql } from 'drizzle-orm'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Database, DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'
import { requestAnswers } from './schema.ts'

/** Identifies a submission and its account. Without a key (no JavaScript) every request is separate. */
export interface RequestName {
  requestKey: string | null
  userId: string | null
  /** Called with 'awaited' once a failure changes nothing, and with 'stored' once the answer is committed. */
  note?: (answer: 'awaited' | 'stored') => void
}

export const unnamedRequest: RequestName = { requestKey: null, userId: null }

/** The key was given up before its request arrived, or belongs to another account. Nothing is done. */
export class RequestGivenUp extends Error {}

/**
 * Runs the work once per key, in one transaction with its answer. A concurrent duplicate waits for the
 * first.
 */
export async function answerOnce<Answer extends { readonly ok: boolean }>(
  shop: Shop,
  { requestKey, userId, note }: RequestName,
  work: (shop: Shop) => Promise<Answer>,
): Promise<Answer> {
  if (requestKey === null) return work(shop)
  note?.('awaited')
  const result = await commitUnlessRefused(shop.db, async (tx) => {
    const request = await lockRequest(tx, 'begun', { requestKey, userId, now: shop.clock.now() })
    if (isOver(request, userId)) throw new RequestGivenUp('a request key that is no longer good')
    if (request.answer) return request.answer as Answer
    const answer = await work({ ...shop, db: tx as unknown as Database })
    if (answer.ok) await tx.update(requestAnswers).set({ answer }).where(eq(requestAnswers.key, request.key))
    return answer
  })
  if (result.ok) note?.('stored')
  return result
}

/**
 * Like `answerOnce`, for work that calls a payment provider outside a transaction: the answer is stored
 * afterwards.
 */
export async function answerWhenDone<Answer extends { readonly ok: boolean }>(
  shop: Shop,
  { requestKey, userId, note }: RequestName,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (requestKey === null) return work()
  const request = await lockRequest(shop.db, 'begun', { requestKey, userId, now: shop.clock.now() })
  if (isOver(request, userId)) throw new RequestGivenUp('a request key that is no longer good')
  const answer = (request.answer as Answer | null) ?? (await work())
  if (answer.ok && !request.answer)
    await shop.db.update(requestAnswers).set({ answer }).where(eq(requestAnswers.key, request.key))
  note?.(answer.ok ? 'stored' : 'awaited')
  return answer
}

interface RequestedAnswer {
  requestKey: string
  userId: string | null
  now: Date
}

/** Locks the request's row, or inserts it. Waits for a transaction that is working on it. */
async function lockRequest(
  db: DatabaseOrTransaction,
  state: 'begun' | 'given-up',
  { requestKey, userId, now }: RequestedAnswer,
): Promise<Known> {
  const [request] = await db
    .insert(requestAnswers)
    .values({ key: hashRequestKey(requestKey), userId, state, createdAt: now })
    .onConflictDoUpdate({ target: requestAnswers.key, set: { key: sql`excluded.key` } })
    .returning({ ...getTableColumns(requestAnswers), isNew: sql<boolean>`xmax = 0` })
  if (!request) throw new Error('an upsert that returned no row')
  return request
}

type Known = typeof requestAnswers.$inferSelect & { readonly isNew: boolean }

const isOver = (request: Known, userId: string | null) =>
  !isFor(request, userId) || (request.state === 'given-up' && !request.answer)

/**
 * Marks the request as received. 'over': another attempt gave it up, or it belongs to another account.
 * 'running': running or interrupted.
 */
export async function beginRequest(
  shop: Shop,
  { requestKey, userId }: { requestKey: string; userId: string | null },
): Promise<'begun' | 'running' | 'handled' | 'over'> {
  const request = await lockRequest(shop.db, 'begun', { requestKey, userId, now: shop.clock.now() })
  if (isOver(request, userId)) return 'over'
  if (request.isNew || request.answer) return 'begun'
  return request.state === 'handled' ? 'handled' : 'running'
}

export async function endRequest(
  shop: Shop,
  requestKey: string,
  outcome: 'handled' | 'refused',
): Promise<void> {
  const ownAnswer = and(
    eq(requestAnswers.key, hashRequestKey(requestKey)),
    eq(requestAnswers.state, 'begun'),
    isNull(requestAnswers.answer),
  )
  if (outcome === 'refused') await shop.db.delete(requestAnswers).where(ownAnswer)
  else await shop.db.update(requestAnswers).set({ state: 'handled' }).where(ownAnswer)
}

/** A signed-in user's session may have ended since, but another account must not get the answer. */
const isFor = (stored: { userId: string | null }, userId: string | null) =>
  stored.userId === null || userId === null || stored.userId === userId

/** 'answered': the answer can be fetched. 'handled': the action ran, and its page shows the result. */
export type RequestOutcome = 'answered' | 'handled' | 'running' | 'none'

/**
 * If the request never arrived, gives up its key in the same statement, so that it can no longer take
 * effect.
 */
export async function findRequestAnswer(
  shop: Shop,
  { requestKey, userId }: { requestKey: string; userId: string | null },
): Promise<RequestOutcome> {
  const request = await lockRequest(shop.db, 'given-up', { requestKey, userId, now: shop.clock.now() })
  if (isOver(request, userId)) return 'none'
  if (request.answer) return 'answered'
  return request.state === 'handled' ? 'handled' : 'running'
}

const RETENTION_HOURS = 24

export async function forgetOldRequestAnswers(shop: Shop): Promise<void> {
  const before = new Date(shop.clock.now().getTime() - RETENTION_HOURS * 3_600_000)
  await shop.db.delete(requestAnswers).where(lte(requestAnswers.createdAt, before))
}

export const hashRequestKey = (requestKey: string) => createHash('sha256').update(requestKey).digest('hex')
