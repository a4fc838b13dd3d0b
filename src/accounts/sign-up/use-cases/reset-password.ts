import { and, eq, gt, isNull } from 'drizzle-orm'
import { accounts, passwordResetTokens, users } from '#accounts/schema.ts'
import { endSessions } from '#accounts/session/use-cases/sessions.ts'
import { passwordFault } from '#accounts/sign-up/domain/sign-up-form.ts'
import { greetingName } from '#platform/domain/names.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { answerOnce, type RequestName, unnamedRequest } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'

export interface NewPassword {
  token: string
  password: string
  confirmation: string
  /** The current browser's session, which is kept if it belongs to the same person. */
  sessionId: string | null
  request?: RequestName
}

/** The link also proves the address. All other sessions end, and the customer is notified. */
export async function resetPassword(
  shop: Shop,
  { token, sessionId, request = unnamedRequest, ...choice }: NewPassword,
) {
  const fault = passwordFault(choice)
  if (fault) return refuse(fault)
  const hash = shop.identity.hashToken(token)
  // Checked before hashing, so that guessing tokens is cheap for the shop.
  const isGood = await isPasswordLinkGood(shop, { token })
  // If the response was lost, the link is already used, so the stored response is returned.
  if (!isGood) return answerOnce(shop, request, async () => refuse('token-invalid'))
  const passwordHash = await shop.identity.hashPassword(choice.password)
  const now = shop.clock.now()
  return answerOnce(shop, request, ({ db }) =>
    db.transaction(async (tx) => {
      const [usedToken] = await tx
        .update(passwordResetTokens)
        .set({ usedAt: now })
        .where(and(eq(passwordResetTokens.token, hash), isUsable(now)))
        .returning({ userId: passwordResetTokens.userId })
      if (!usedToken) return refuse('token-invalid')
      const { userId } = usedToken
      await tx
        .insert(accounts)
        .values({ userId, provider: 'password', providerAccountId: userId, passwordHash })
        .onConflictDoUpdate({
          target: [accounts.userId, accounts.provider],
          set: { passwordHash, updatedAt: now },
        })
      const [user] = await tx
        .update(users)
        .set({ emailVerified: true, updatedAt: now })
        .where(eq(users.id, userId))
        .returning({ email: users.email, name: users.name })
      // Invalidates the other links requested in the same hour.
      await tx
        .update(passwordResetTokens)
        .set({ usedAt: now })
        .where(and(eq(passwordResetTokens.userId, userId), isNull(passwordResetTokens.usedAt)))
      await endSessions(tx, { userId, exceptSessionId: sessionId ?? undefined })
      if (user) {
        await shop.outbox.enqueue(tx, {
          name: 'send-email',
          key: `password-changed:${hash.slice(0, 16)}`,
          email: { type: 'password-changed', to: user.email, data: { customerName: greetingName(user) } },
        })
      }
      return ok()
    }),
  )
}

export async function isPasswordLinkGood(shop: Shop, { token }: { token: string }): Promise<boolean> {
  const [tokenRow] = await shop.db
    .select({ id: passwordResetTokens.id })
    .from(passwordResetTokens)
    .where(and(eq(passwordResetTokens.token, shop.identity.hashToken(token)), isUsable(shop.clock.now())))
  return Boolean(tokenRow)
}

const isUsable = (now: Date) =>
  and(isNull(passwordResetTokens.usedAt), gt(passwordResetTokens.expiresAt, now))
