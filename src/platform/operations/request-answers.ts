import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, eq, getTableColumns, isNull, lte, sql } from 'drizzle-orm'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Database, DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'
import { requestAnswers } from './schema.ts'

/** Identifies a submission and its account. Without a key (no JavaScript) every request is separate. */
export interface RequestName {
  requestKey: string | null
  userId: string | null
}

export const unnamedRequest: RequestName = { requestKey: null, userId: null }

interface Answer {
  readonly ok: boolean
}

/**
 * Runs the work once per key, in one transaction with its answer. A concurrent duplicate waits for the
 * first.
 */
export async function answerOnce<Given extends Answer>(
  shop: Shop,
  name: RequestName,
  work: (shop: Shop) => Promise<Given>,
): Promise<Given> {
  const { requestKey } = name
  if (requestKey === null) return work(shop)
  return commitUnlessRefused(shop.db, async (tx) => {
    const stored = await lockRequest(tx, shop, { ...name, requestKey })
    if (stored.answer) return stored.answer as Given
    const answer = await work({ ...shop, db: tx as unknown as Database })
    if (answer.ok) await storeAnswer(tx, stored.key, answer)
    return answer
  })
}

/**
 * Like `answerOnce`, for work that calls a payment provider outside a transaction: the answer is stored
 * afterwards.
 */
export async function answerWhenDone<Given extends Answer>(
  shop: Shop,
  name: RequestName,
  work: () => Promise<Given>,
  withoutSecrets: (answer: Given) => Given = (answer) => answer,
): Promise<Given> {
  const { requestKey } = name
  if (requestKey === null) return work()
  const stored = await waitForAnswer(shop, { ...name, requestKey })
  if (stored.answer) return stored.answer as Given
  let answer: Given | null = null
  try {
    answer = await work()
    return answer
  } finally {
    if (answer?.ok) await storeAnswer(shop.db, stored.key, withoutSecrets(answer))
    else await shop.db.delete(requestAnswers).where(isRunning(stored.key))
  }
}

const PAUSE_MS = 250
const MAX_PAUSES = 20

/** Waits for a running request. If that takes too long, it was interrupted and may run again. */
async function waitForAnswer(shop: Shop, request: KeyedRequest, pauses = 0): Promise<StoredRequest> {
  const stored = await lockRequest(shop.db, shop, request)
  if (stored.isNew || stored.answer || pauses === MAX_PAUSES) return stored
  await setTimeout(PAUSE_MS)
  return waitForAnswer(shop, request, pauses + 1)
}

type KeyedRequest = RequestName & { requestKey: string }
type StoredRequest = typeof requestAnswers.$inferSelect & { readonly isNew: boolean }

/** Locks the request's row, or inserts it. Waits for a transaction that is working on it. */
async function lockRequest(
  db: DatabaseOrTransaction,
  shop: Shop,
  { requestKey, userId }: KeyedRequest,
): Promise<StoredRequest> {
  const [stored] = await db
    .insert(requestAnswers)
    .values({ key: hashRequestKey(requestKey), userId, createdAt: shop.clock.now() })
    .onConflictDoUpdate({ target: requestAnswers.key, set: { key: sql`excluded.key` } })
    .returning({ ...getTableColumns(requestAnswers), isNew: sql<boolean>`xmax = 0` })
  if (!stored) throw new Error('an upsert that returned no row')
  // A session may have ended since, but another account must not get the answer.
  if (stored.userId !== null && userId !== null && stored.userId !== userId)
    throw new Response(null, { status: 409 })
  return stored
}

const isRunning = (key: string) => and(eq(requestAnswers.key, key), isNull(requestAnswers.answer))

const storeAnswer = (db: DatabaseOrTransaction, key: string, answer: Answer) =>
  db.update(requestAnswers).set({ answer }).where(eq(requestAnswers.key, key))

const RETENTION_HOURS = 24

export async function forgetOldRequestAnswers(shop: Shop): Promise<void> {
  const before = new Date(shop.clock.now().getTime() - RETENTION_HOURS * 3_600_000)
  await shop.db.delete(requestAnswers).where(lte(requestAnswers.createdAt, before))
}

export const hashRequestKey = (requestKey: string) => createHash('sha256').update(requestKey).digest('hex')
