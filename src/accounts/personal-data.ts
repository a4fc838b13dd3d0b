import { and, asc, eq, isNull, lt, not } from 'drizzle-orm'
import { consents, users } from '#accounts/schema.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Shop } from '#platform/shop.ts'

export const personalData: PersonalData = {
  tables: ['users', 'consents'],
  export: {
    account: async ({ db }, { userId }) =>
      (
        await db
          .select({ email: users.email, emailVerified: users.emailVerified, createdAt: users.createdAt })
          .from(users)
          .where(eq(users.id, userId))
      ).at(0),
    consents: ({ db }, { userId, email }) =>
      db
        .select({
          kind: consents.kind,
          granted: consents.granted,
          text: consents.text,
          at: consents.createdAt,
        })
        .from(consents)
        .where(email === null ? eq(consents.userId, userId) : eq(consents.email, email))
        .orderBy(asc(consents.createdAt)),
  },
  forgetBefore: forgetConsents,
}

/** Proof of consent is kept for this period after the account, or the service agreed to, has ended. */
async function forgetConsents({ db, personalData: all }: Shop, before: Date): Promise<void> {
  const inUse = all.flatMap(({ keepsConsentOf }) => keepsConsentOf?.(consents.email) ?? [])
  await db
    .delete(consents)
    .where(and(isNull(consents.userId), lt(consents.createdAt, before), ...inUse.map(not)))
}
