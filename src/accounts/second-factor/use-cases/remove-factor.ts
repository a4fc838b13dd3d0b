import { and, eq } from 'drizzle-orm'
import { passkeys, recoveryCodes, totpFactors } from '#accounts/second-factor/schema.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { hasSecondFactor } from './find-factors.ts'
import { notifyOfFactorChange } from './notify-of-factor-change.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

export async function removeFactor(
  shop: Shop,
  { userId, factor }: { userId: string; factor: 'app' | { passkeyId: string } },
) {
  return shop.db.transaction(async (tx) => {
    const removedRows =
      factor === 'app'
        ? await tx.delete(totpFactors).where(eq(totpFactors.userId, userId)).returning()
        : await tx
            .delete(passkeys)
            .where(and(eq(passkeys.userId, userId), eq(passkeys.id, factor.passkeyId)))
            .returning()
    if (removedRows.length === 0) return refuse('no-such-factor')
    const isLast = !(await hasSecondFactor(tx, userId))
    if (isLast) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await notifyOfFactorChange(shop, tx, { userId, change: isLast ? 'off' : 'removed' })
    return ok({ isLast })
  })
}

export async function replaceRecoveryCodes(shop: Shop, { userId }: { userId: string }) {
  return shop.db.transaction(async (tx) => {
    if (!(await hasSecondFactor(tx, userId))) return refuse('no-such-factor')
    await notifyOfFactorChange(shop, tx, { userId, change: 'codes' })
    return ok({ codes: await renewRecoveryCodes(shop, tx, userId) })
  })
}
