import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#platform/personal-data.ts'
import { passkeys } from './schema.ts'

export const personalData: PersonalData = {
  tables: ['totp_factors', 'recovery_codes', 'passkeys', 'passkey_challenges'],
  export: {
    passkeys: ({ db }, { userId }) =>
      db
        .select({ name: passkeys.name, createdAt: passkeys.createdAt, usedAt: passkeys.usedAt })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.createdAt)),
  },
}
