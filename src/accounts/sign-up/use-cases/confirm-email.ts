import { and, eq, gt, isNull } from 'drizzle-orm'
import { emailConfirmationTokens, users } from '#accounts/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

/** One use, one day. The conditional update decides: of two requests with one token, one confirms. */
export async function confirmEmail(shop: Shop, { token }: { token: string }) {
  const now = shop.clock.now()
  const hash = shop.identity.hashToken(token)
  return shop.db.transaction(async (tx) => {
    const [used] = await tx
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
    if (!used) return refuseLink(tx, hash)
    const confirmed = await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: now })
      .where(and(eq(users.id, used.userId), eq(users.email, used.email), eq(users.emailVerified, false)))
      .returning({ id: users.id })
    return confirmed.length > 0 ? ok({ email: used.email }) : refuseLink(tx, hash)
  })
}

/**
 * A second press of the button in the mail, or an older mail of the same address, is no failure: what it asks for is so.
 * Who holds a link of ours has read that mailbox, and is told its address.
 */
async function refuseLink(tx: Transaction, hash: string) {
  const [known] = await tx
    .select({ email: emailConfirmationTokens.email, isConfirmed: users.emailVerified })
    .from(emailConfirmationTokens)
    .innerJoin(users, eq(users.id, emailConfirmationTokens.userId))
    .where(eq(emailConfirmationTokens.token, hash))
  const email = known?.email ?? null
  return known?.isConfirmed
    ? refuse('already-confirmed', { email: known.email })
    : refuse('token-invalid', { email })
}
