import { and, eq } from 'drizzle-orm'
import { sessions } from '#accounts/schema.ts'
import { ok } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

const LENGTH_MS = 2 * 60 * 60 * 1000

/** Purchases in this session are tests until the owner ends the mode, signs out, or two hours pass. */
export async function beginTest(shop: Shop, { sessionId, userId }: { sessionId: string; userId: string }) {
  const testUntil = new Date(shop.clock.now().getTime() + LENGTH_MS)
  await shop.db.update(sessions).set({ testUntil }).where(isOwnSession(sessionId, userId))
  return ok()
}

export async function endTest(shop: Shop, { sessionId, userId }: { sessionId: string; userId: string }) {
  await shop.db.update(sessions).set({ testUntil: null }).where(isOwnSession(sessionId, userId))
  return ok()
}

const isOwnSession = (sessionId: string, userId: string) =>
  and(eq(sessions.id, sessionId), eq(sessions.userId, userId))
