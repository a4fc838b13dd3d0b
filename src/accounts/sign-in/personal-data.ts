import { asc, eq } from 'drizzle-orm'
import { accounts } from '#accounts/schema.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { signInCodes } from './schema.ts'

export const personalData: PersonalData = {
  tables: ['accounts', 'sign_in_codes', 'email_confirmation_tokens', 'password_reset_tokens'],
  export: {
    waysIn: ({ db }, { userId }) =>
      db
        .select({
          provider: accounts.provider,
          identity: accounts.providerAccountId,
          since: accounts.createdAt,
        })
        .from(accounts)
        .where(eq(accounts.userId, userId))
        .orderBy(asc(accounts.createdAt)),
  },
  async erase(_shop, tx, { email }) {
    if (email !== null) await tx.delete(signInCodes).where(eq(signInCodes.email, email))
  },
}
