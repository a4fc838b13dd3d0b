import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/database/column-types.ts'

/** Emailed to any address, with or without an account. One row per requesting browser; the newest counts. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    email: text('email').notNull(),
    /** Keyed hash of the requesting browser's ticket; the digits work only there. */
    askedBy: text('asked_by').notNull(),
    /** Keyed hash of address and code, so that reading this table does not allow signing in. */
    codeHash: text('code_hash').notNull(),
    linkHash: text('link_hash').notNull().unique(),
    triesLeft: smallint('tries_left').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** Keyed hash of the ticket that used the code, so that its repeated request gets the same response. */
    usedBy: text('used_by'),
  },
  (t) => [
    primaryKey({ columns: [t.email, t.askedBy] }),
    index('sign_in_codes_expires_at_idx').on(t.expiresAt),
    check('sign_in_codes_email_lowercase', sql`${t.email} = lower(${t.email})`),
    check('sign_in_codes_tries_left', sql`${t.triesLeft} between 0 and 5`),
  ],
)
