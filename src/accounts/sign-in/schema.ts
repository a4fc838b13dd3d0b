import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/database/column-types.ts'

/** Six digits and a link that were mailed to an address, with or without an account. Each browser that asks has a row of its own: the newest counts. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    email: text('email').notNull(),
    /** A keyed hash of what the asking browser keeps: only there can the digits be tried. */
    askedBy: text('asked_by').notNull(),
    /** A keyed hash of address and code: whoever reads this table still cannot sign in. */
    codeHash: text('code_hash').notNull(),
    /** Of 256 random bits, which open the account in any browser. */
    linkHash: text('link_hash').notNull().unique(),
    triesLeft: smallint('tries_left').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** A keyed hash of what the browser kept that used it: its doubled press is answered like the first. */
    usedBy: text('used_by'),
  },
  (t) => [
    primaryKey({ columns: [t.email, t.askedBy] }),
    index('sign_in_codes_expires_at_idx').on(t.expiresAt),
    check('sign_in_codes_email_lowercase', sql`${t.email} = lower(${t.email})`),
    check('sign_in_codes_tries_left', sql`${t.triesLeft} between 0 and 5`),
  ],
)
