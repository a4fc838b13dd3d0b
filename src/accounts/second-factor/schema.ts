import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/schema.ts'
import { createdAt, id, instant } from '#platform/database/column-types.ts'

const ownerColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const totpFactors = pgTable('totp_factors', {
  userId: ownerColumn().primaryKey(),
  /** Encrypted, so that reading this table does not allow generating codes. */
  sealedSecret: text('sealed_secret').notNull(),
  /** Time step of the last accepted code; each code works only once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: createdAt(),
})

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: ownerColumn(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (t) => [index('passkeys_user_id_idx').on(t.userId)],
)

export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    userId: ownerColumn(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_user_id_idx').on(t.userId)],
)

/** Keyed hashes, each valid once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: ownerColumn(),
    codeHash: text('code_hash').notNull().unique(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('recovery_codes_user_id_idx').on(t.userId)],
)
