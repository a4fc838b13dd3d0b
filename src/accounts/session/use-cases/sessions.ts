import { and, eq, lte, ne } from 'drizzle-orm'
import { sessions } from '#accounts/schema.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Staff sessions end the same day, because they grant access to the back office. */
export const SESSION_LENGTH = { customer: 30 * DAY, staff: 12 * HOUR } as const

export const SESSION_END = { customer: 90 * DAY, staff: 7 * DAY } as const

/** The expiry is written at most once per this share of the session's length, not on every request. */
const RENEWAL_SHARE = 0.05

export interface OpenedSession {
  token: string
  expiresAt: Date
}

const chooseKind = (isStaff: boolean) => (isStaff ? 'staff' : 'customer')

export function sessionLength(isStaff: boolean): number {
  return SESSION_LENGTH[chooseKind(isStaff)]
}

/** A new token on every sign-in prevents session fixation. */
export async function openSession(
  shop: Shop,
  tx: DatabaseOrTransaction,
  person: { userId: string; isStaff: boolean; isProven?: boolean },
): Promise<OpenedSession> {
  const { userId, isStaff, isProven = false } = person
  const { token, hash } = shop.identity.createSessionToken()
  const now = shop.clock.now()
  const expiresAt = new Date(now.getTime() + sessionLength(isStaff))
  const provedAt = isProven ? now : null
  await tx
    .insert(sessions)
    .values({ userId, tokenHash: hash, expiresAt, createdAt: now, usedAt: now, provedAt })
  return { token, expiresAt }
}

/** Returns the new expiry, or null if unchanged. The new expiry is earlier if the customer became staff. */
export async function extendSession(
  shop: Shop,
  session: { sessionId: string; sessionOpenedAt: Date; sessionExpiresAt: Date; isStaff: boolean },
): Promise<Date | null> {
  const now = shop.clock.now()
  const length = sessionLength(session.isStaff)
  const absoluteEnd = session.sessionOpenedAt.getTime() + SESSION_END[chooseKind(session.isStaff)]
  const fullEnd = new Date(Math.min(now.getTime() + length, absoluteEnd))
  const difference = Math.abs(fullEnd.getTime() - session.sessionExpiresAt.getTime())
  if (difference < length * RENEWAL_SHARE) return null
  await shop.db
    .update(sessions)
    .set({ expiresAt: fullEnd, usedAt: now })
    .where(eq(sessions.id, session.sessionId))
  return fullEnd
}

export async function endSession(shop: Shop, { tokenHash }: { tokenHash: string }): Promise<void> {
  await shop.db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export async function endSessions(
  tx: DatabaseOrTransaction,
  { userId, exceptSessionId }: { userId: string; exceptSessionId?: string },
): Promise<void> {
  const otherSessions = exceptSessionId ? ne(sessions.id, exceptSessionId) : undefined
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), otherSessions))
}

export async function forgetExpiredSessions(shop: Shop): Promise<void> {
  await shop.db.delete(sessions).where(lte(sessions.expiresAt, shop.clock.now()))
}
