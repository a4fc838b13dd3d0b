import { and, eq, gt, isNull } from 'drizzle-orm'
import { emailConfirmationTokens, users } from '#database/schema/accounts.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Shop } from '#shop/shop.ts'

/** One use, one day. The conditional update decides: of two requests with one token, one confirms. */
export async function confirmEmail(shop: Shop, { token }: { token: string }) {
  const now = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const [used] = await tx
      .update(emailConfirmationTokens)
      .set({ usedAt: now })
      .where(
        and(
          eq(emailConfirmationTokens.token, shop.identity.hashToken(token)),
          isNull(emailConfirmationTokens.usedAt),
          gt(emailConfirmationTokens.expiresAt, now),
        ),
      )
      .returning({ userId: emailConfirmationTokens.userId, email: emailConfirmationTokens.email })
    if (!used) return refuse('token-invalid')
    const confirmed = await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: now })
      .where(and(eq(users.id, used.userId), eq(users.email, used.email)))
      .returning({ id: users.id })
    return confirmed.length > 0 ? ok() : refuse('token-invalid')
  })
}
