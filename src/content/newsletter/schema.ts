import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '#platform/database/column-types.ts'

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: id(),
    email: text('email').notNull(),
    consentAt: instant('consent_at').notNull(),
    consentText: text('consent_text').notNull(),
    source: text('source').notNull().default('site'),
    unsubscribeToken: text('unsubscribe_token').notNull().unique(),
    unsubscribedAt: instant('unsubscribed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('newsletter_subscriptions_email_key').on(t.email),
    check('newsletter_subscriptions_email_length', sql`length(${t.email}) <= 255`),
  ],
)
