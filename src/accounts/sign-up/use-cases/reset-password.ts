import { and, eq, gt, isNull } from 'drizzle-orm'
import { accounts, passwordResetTokens, users } from '#accounts/schema.ts'
import { endSessionsOf } from '#accounts/session/use-cases/sessions.ts'
import { passwordFault } from '#accounts/sign-up/domain/sign-up-form.ts'
import { greetingName } from '#platform/domain/names.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { answerOnce, type RequestName, unnamedRequest } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'

export interface NewPassword {
  token: string
  password: string
  confirmation: string
  /** The session of the browser that sets the password; it stays if it is the same person's. */
  sessionId: string | null
  request?: RequestName
}

/** The link also proves the address, and every session that the old password opened ends. The customer's mailbox is told. */
export async function resetPassword(
  shop: Shop,
  { token, sessionId, request = unnamedRequest, ...choice }: NewPassword,
) {
  const fault = passwordFault(choice)
  if (fault) return refuse(fault)
  const hash = shop.identity.hashToken(token)
  // Asked first, so that guessing tokens never costs the shop the price of a password's hash.
  const isGood = await isPasswordLinkGood(shop, { token })
  // A press whose answer was lost has used the link up, and finds its answer.
  if (!isGood) return answerOnce(shop, request, async () => refuse('token-invalid'))
  const passwordHash = await shop.identity.hashPassword(choice.password)
  const now = shop.clock.now()
  return answerOnce(shop, request, ({ db }) =>
    db.transaction(async (tx) => {
      const [used] = await tx
        .update(passwordResetTokens)
        .set({ usedAt: now })
        .where(and(eq(passwordResetTokens.token, hash), isUsable(now)))
        .returning({ userId: passwordResetTokens.userId })
      if (!used) return refuse('token-invalid')
      const { userId } = used
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
      // The other links that were asked for in the same hour are worthless now too.
      await tx
        .update(passwordResetTokens)
        .set({ usedAt: now })
        .where(and(eq(passwordResetTokens.userId, userId), isNull(passwordResetTokens.usedAt)))
      await endSessionsOf(tx, { userId, exceptSessionId: sessionId ?? undefined })
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

/** Looking at a link never uses it up. */
export async function isPasswordLinkGood(shop: Shop, { token }: { token: string }): Promise<boolean> {
  const [found] = await shop.db
    .select({ id: passwordResetTokens.id })
    .from(passwordResetTokens)
    .where(and(eq(passwordResetTokens.token, shop.identity.hashToken(token)), isUsable(shop.clock.now())))
  return Boolean(found)
}

const isUsable = (now: Date) =>
  and(isNull(passwordResetTokens.usedAt), gt(passwordResetTokens.expiresAt, now))
