import { eq } from 'drizzle-orm'
import { passkeyChallenges, passkeys, recoveryCodes, totpFactors } from '#accounts/second-factor/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { hasSecondFactor } from './find-factors.ts'

export async function resetFactors(tx: Transaction, userId: string): Promise<boolean> {
  const hadFactor = await hasSecondFactor(tx, userId)
  for (const table of [totpFactors, passkeys, passkeyChallenges, recoveryCodes])
    await tx.delete(table).where(eq(table.userId, userId))
  return hadFactor
}
