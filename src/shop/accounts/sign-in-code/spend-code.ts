import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { signInCodes } from '#database/schema/sign-in-codes.ts'
import { isRepetition, whyDead } from '#domain/accounts/sign-in-code.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Shop } from '#shop/shop.ts'
import { hashCode } from './hash-code.ts'

export interface TypedCode {
  /** Normalised. */
  email: string
  code: string
  /** What this browser got when it asked for a code. */
  browserTicket: string | null
}

/**
 * Takes a try before the code is looked at, under the row's lock: of two requests with the right code one uses it, and a
 * hundred guesses at once are five. The refusal is a value, so that the lost try commits.
 */
export async function spendCode(shop: Shop, tx: Transaction, { email, code, browserTicket }: TypedCode) {
  const now = shop.clock.now()
  const isThis = eq(signInCodes.email, email)
  const [tried] = await tx
    .update(signInCodes)
    .set({ triesLeft: sql`${signInCodes.triesLeft} - 1` })
    .where(
      and(isThis, isNull(signInCodes.usedAt), gt(signInCodes.expiresAt, now), gt(signInCodes.triesLeft, 0)),
    )
    .returning({ codeHash: signInCodes.codeHash, triesLeft: signInCodes.triesLeft })
  const codeHash = hashCode(shop, email, code)
  const usedBy = browserTicket && shop.identity.hashToken(browserTicket)
  if (!tried) return refusalOfDeadCode(shop, tx, { email, codeHash, usedBy })
  if (tried.codeHash === codeHash) {
    await tx.update(signInCodes).set({ usedAt: now, usedBy }).where(isThis)
    return ok()
  }
  const { triesLeft } = tried
  return triesLeft > 0 ? refuse('wrong-code', { triesLeft }) : refuse('no-tries-left')
}

async function refusalOfDeadCode(
  shop: Shop,
  tx: Transaction,
  { email, codeHash, usedBy }: { email: string; codeHash: string; usedBy: string | null },
) {
  const now = shop.clock.now()
  const [code] = await tx.select().from(signInCodes).where(eq(signInCodes.email, email))
  const isSameAgain = code?.codeHash === codeHash && usedBy !== null && code.usedBy === usedBy
  if (code && isSameAgain && isRepetition(code, now)) return ok()
  return refuse(whyDead(code, now) ?? 'code-expired')
}
