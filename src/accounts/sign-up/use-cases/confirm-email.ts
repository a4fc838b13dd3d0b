import { and, eq, gt, isNull } from 'drizzle-orm'
import { emailConfirmationTokens, users } from '#accounts/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

/** The conditional update ensures that concurrent requests use a token only once. */
export async function confirmEmail(shop: Shop, { token }: { token: string }) {
  const now = shop.clock.now()
  const hash = shop.identity.hashToken(token)
  return shop.db.transaction(async (tx) => {
    const [usedToken] = await tx
      .update(emailConfirmationTokens)
      .set({ usedAt: now })
      .where(
        and(
          eq(emailConfirmationTokens.token, hash),
          isNull(emailConfirmationTokens.usedAt),
          gt(emailConfirmationTokens.expiresAt, now),
        ),
      )
      .returning({ userId: emailConfirmationTokens.userId, email: emailConfirmationTokens.email })
    if (!usedToken) return refuseLink(tx, hash)
    const confirmedUsers = await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: now })
      .where(
        and(eq(users.id, usedToken.userId), eq(users.email, usedToken.email), eq(users.emailVerified, false)),
      )
      .returning({ id: users.id })
    return confirmedUsers.length > 0 ? ok({ email: usedToken.email }) : refuseLink(tx, hash)
  })
}

/**
 * A repeated click, or an older email to the same address, counts as success. Only someone with access to
 * the mailbox has such a link.
 */
async function refuseLink(tx: Transaction, hash: string) {
  const [tokenRow] = await tx
    .select({ email: emailConfirmationTokens.email, isConfirmed: users.emailVerified })
    .from(emailConfirmationTokens)
    .innerJoin(users, eq(users.id, emailConfirmationTokens.userId))
    .where(eq(emailConfirmationTokens.token, hash))
  const email = tokenRow?.email ?? null
  return tokenRow?.isConfirmed
    ? refuse('already-confirmed', { email: tokenRow.email })
    : refuse('token-invalid', { email })
}
