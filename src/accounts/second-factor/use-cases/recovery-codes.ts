import { randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { recoveryCodes } from '#accounts/second-factor/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'
import { notifyOfFactorChange } from './notify-of-factor-change.ts'

const COUNT = 10
/** Omits similar characters; ten characters give 49 bits. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789'

const hashRecoveryCode = ({ identity }: Shop, userId: string, code: string) =>
  identity.hashToken(`recovery ${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)

export async function renewRecoveryCodes(shop: Shop, tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => `${randomWord()}-${randomWord()}`)
  const createdAt = shop.clock.now()
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(shop, userId, code), createdAt })))
  return codes
}

/**
 * The conditional update ensures that concurrent requests use a code only once. The customer is notified
 * by email.
 */
export async function redeemRecoveryCode(
  shop: Shop,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const usedCodes = await tx
      .update(recoveryCodes)
      .set({ usedAt: shop.clock.now() })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, hashRecoveryCode(shop, userId, code)),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ id: recoveryCodes.id })
    if (usedCodes.length === 0) return false
    await notifyOfFactorChange(shop, tx, { userId, change: 'code-used' })
    return true
  })
}

const randomWord = () => Array.from({ length: 5 }, () => characters[randomInt(characters.length)]).join('')
