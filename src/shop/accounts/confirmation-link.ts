import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { emailConfirmationTokens } from '#database/schema/accounts.ts'
import type { Shop } from '#shop/shop.ts'

const VALID_HOURS = 24

/** A fresh link; earlier ones that were not used stop working, so that the newest mail is the one that counts. */
export async function createConfirmationLink(
  shop: Shop,
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<{ url: string; key: string }> {
  const { token, hash } = shop.identity.createToken()
  const now = shop.clock.now()
  await tx
    .update(emailConfirmationTokens)
    .set({ expiresAt: now })
    .where(and(eq(emailConfirmationTokens.userId, userId), isNull(emailConfirmationTokens.usedAt)))
  await tx.insert(emailConfirmationTokens).values({
    userId,
    email,
    token: hash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + VALID_HOURS * 60 * 60 * 1000),
  })
  return { url: `${shop.config.siteUrl}/email-confirmation?token=${token}`, key: hash.slice(0, 16) }
}
