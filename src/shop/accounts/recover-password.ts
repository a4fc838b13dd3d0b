import { and, eq, gt, isNull } from 'drizzle-orm'
import { accounts, passwordResetTokens, users } from '#database/schema/accounts.ts'
import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/accounts/password.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Shop } from '#shop/shop.ts'
import { endSessionsOf } from './sessions.ts'

const VALID_MINUTES = 60

/** The answer is the same whether the address is known or not. */
export async function requestPasswordReset(shop: Shop, { email: typed }: { email: string }) {
  const email = normaliseEmail(typed)
  if (!isEmail(email)) return refuse('email-invalid')
  const [user] = await shop.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.email, email))
  if (!user) return ok()
  const { token, hash } = shop.identity.createToken()
  const now = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    await tx.insert(passwordResetTokens).values({
      userId: user.id,
      token: hash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + VALID_MINUTES * 60 * 1000),
    })
    await shop.outbox.enqueue(tx, {
      name: 'send-email',
      key: `password-recovery:${hash.slice(0, 16)}`,
      email: {
        type: 'password-recovery',
        to: email,
        data: { customerName: user.name, resetUrl: `${shop.config.siteUrl}/auth?recuperar=${token}` },
      },
    })
  })
  return ok()
}

/** The link also proves the address, and every session that the old password opened ends. */
export async function resetPassword(shop: Shop, { token, password }: { token: string; password: string }) {
  if (password.length < PASSWORD_MIN_LENGTH) return refuse('password-too-short')
  if (password.length > PASSWORD_MAX_LENGTH) return refuse('password-too-long')
  const passwordHash = await shop.identity.hashPassword(password)
  const now = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const [used] = await tx
      .update(passwordResetTokens)
      .set({ usedAt: now })
      .where(
        and(
          eq(passwordResetTokens.token, shop.identity.hashToken(token)),
          isNull(passwordResetTokens.usedAt),
          gt(passwordResetTokens.expiresAt, now),
        ),
      )
      .returning({ userId: passwordResetTokens.userId })
    if (!used) return refuse('token-invalid')
    await tx
      .insert(accounts)
      .values({ userId: used.userId, provider: 'password', providerAccountId: used.userId, passwordHash })
      .onConflictDoUpdate({
        target: [accounts.userId, accounts.provider],
        set: { passwordHash, updatedAt: now },
      })
    await tx.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, used.userId))
    // The other links that were asked for in the same hour are worthless now too.
    await tx
      .update(passwordResetTokens)
      .set({ usedAt: now })
      .where(and(eq(passwordResetTokens.userId, used.userId), isNull(passwordResetTokens.usedAt)))
    await endSessionsOf(tx, { userId: used.userId })
    return ok()
  })
}
