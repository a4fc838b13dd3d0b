import { eq } from 'drizzle-orm'
import { sessions } from '#accounts/schema.ts'
import { recoveryCodes } from '#accounts/second-factor/schema.ts'
import { endSessions } from '#accounts/session/use-cases/sessions.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'
import { notifyOfFactorChange } from './notify-of-factor-change.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

/**
 * Ends all other sessions, because they were opened without the factor. Returns recovery codes for the
 * first factor, null for later ones.
 */
export async function afterFactorAdded(
  shop: Shop,
  tx: Transaction,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ codes: string[] | null }> {
  await endSessions(tx, { userId, exceptSessionId: sessionId })
  await tx.update(sessions).set({ provedAt: shop.clock.now() }).where(eq(sessions.id, sessionId))
  await notifyOfFactorChange(shop, tx, { userId, change: 'added' })
  const codeCount = await tx.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
  return { codes: codeCount > 0 ? null : await renewRecoveryCodes(shop, tx, userId) }
}
