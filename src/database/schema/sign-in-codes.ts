import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

/** Six digits that were mailed to an address, with or without an account. One row for each address: the newest counts. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    email: text('email').primaryKey(),
    /** A keyed hash of address and code: whoever reads this table still cannot sign in. */
    codeHash: text('code_hash').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** A keyed hash of what the browser kept that used it: its doubled press is answered like the first. */
    usedBy: text('used_by'),
  },
  (t) => [
    index('sign_in_codes_expires_at_idx').on(t.expiresAt),
    check('sign_in_codes_email_lowercase', sql`${t.email} = lower(${t.email})`),
    check('sign_in_codes_tries_left', sql`${t.triesLeft} between 0 and 5`),
  ],
)
