import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { emailConfirmationTokens, users } from '#database/schema/accounts.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Shop } from '#shop/shop.ts'

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
    if (!used) return refuse((await wasUsed(tx, hash)) ? 'token-used' : 'token-invalid')
    const confirmed = await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: now })
      .where(and(eq(users.id, used.userId), eq(users.email, used.email)))
      .returning({ id: users.id })
    return confirmed.length > 0 ? ok() : refuse('token-invalid')
  })
}

/** A second press of the button in the mail deserves a better word than 'expired'. */
async function wasUsed(tx: Transaction, hash: string): Promise<boolean> {
  const [known] = await tx
    .select({ usedAt: emailConfirmationTokens.usedAt })
    .from(emailConfirmationTokens)
    .where(eq(emailConfirmationTokens.token, hash))
  return Boolean(known?.usedAt)
}
