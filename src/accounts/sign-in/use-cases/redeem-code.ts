import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { codeRejection, isRepetition, LINK_VALID_MINUTES } from '#accounts/sign-in/domain.ts'
import { signInCodes } from '#accounts/sign-in/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export interface TypedCode {
  email: string
  code: string
  browserTicket: string | null
}

/**
 * Consumes an attempt under the row lock before comparing, so that parallel guesses cannot exceed the
 * limit.
 */
export async function redeemCode(shop: Shop, tx: Transaction, { email, code, browserTicket }: TypedCode) {
  const now = shop.clock.now()
  const askedBy = shop.identity.hashToken(browserTicket ?? '')
  const isThis = and(eq(signInCodes.email, email), eq(signInCodes.askedBy, askedBy))
  const [attempt] = await tx
    .update(signInCodes)
    .set({ triesLeft: sql`${signInCodes.triesLeft} - 1` })
    .where(
      and(isThis, isNull(signInCodes.usedAt), gt(signInCodes.expiresAt, now), gt(signInCodes.triesLeft, 0)),
    )
    .returning({ codeHash: signInCodes.codeHash, triesLeft: signInCodes.triesLeft })
  const codeHash = hashCode(shop, email, code)
  if (attempt?.codeHash === codeHash) {
    await tx.update(signInCodes).set({ usedAt: now, usedBy: askedBy }).where(isThis)
    return ok({ email })
  }
  if (attempt?.triesLeft) return refuse('wrong-code', { triesLeft: attempt.triesLeft })
  if (attempt) return refuse('no-tries-left')
  const [dead] = await tx.select().from(signInCodes).where(isThis)
  const isSameAgain = dead?.codeHash === codeHash && dead.usedBy === askedBy
  if (dead && isSameAgain && isRepetition(dead, now)) return ok({ email })
  return refuse(codeRejection(dead, now) ?? 'code-expired')
}

export interface OpenedLink {
  linkToken: string
  browserTicket: string | null
}

/** Works in any browser, and regardless of failed digits. */
export async function redeemLink(shop: Shop, tx: Transaction, { linkToken, browserTicket }: OpenedLink) {
  const now = shop.clock.now()
  const usedBy = browserTicket && shop.identity.hashToken(browserTicket)
  const [redeemed] = await tx
    .update(signInCodes)
    .set({ usedAt: now, usedBy })
    .where(isLiveLink(shop, linkToken))
    .returning({ email: signInCodes.email })
  if (redeemed) return ok(redeemed)
  const [dead] = await tx.select().from(signInCodes).where(isLink(shop, linkToken))
  const isSameAgain = usedBy !== null && dead?.usedBy === usedBy
  if (dead && isSameAgain && isRepetition(dead, now)) return ok({ email: dead.email })
  return refuse('link-dead')
}

/** Null if the link is invalid. Does not consume it, because mail scanners open every link. */
export async function findSignInLink(shop: Shop, { linkToken }: { linkToken: string }) {
  const [row] = await shop.db
    .select({ email: signInCodes.email, sentAt: signInCodes.sentAt })
    .from(signInCodes)
    .where(isLiveLink(shop, linkToken))
  return row ?? null
}

const isLink = ({ identity }: Shop, linkToken: string) =>
  eq(signInCodes.linkHash, identity.hashToken(linkToken))

const isLiveLink = (shop: Shop, linkToken: string) =>
  and(
    isLink(shop, linkToken),
    isNull(signInCodes.usedAt),
    gt(signInCodes.sentAt, new Date(shop.clock.now().getTime() - LINK_VALID_MINUTES * 60_000)),
  )

/** Keyed and includes the address, so that equal codes of different addresses have different hashes. */
export const hashCode = ({ identity }: Shop, email: string, code: string) =>
  identity.hashToken(`sign-in-code ${email} ${code}`)

const RETENTION_HOURS = 24

export async function forgetOldSignInCodes(shop: Shop): Promise<void> {
  const before = new Date(shop.clock.now().getTime() - RETENTION_HOURS * 3_600_000)
  await shop.db.delete(signInCodes).where(lte(signInCodes.expiresAt, before))
}
