import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './column-types.ts'

/** Which e-mails were sent: the key is unique, so that a retry cannot send one twice. */
export const emailDeliveries = pgTable(
  'email_deliveries',
  {
    key: text('key').primaryKey(),
    type: text('type').notNull(),
    state: text('state').$type<'claimed' | 'sent' | 'failed'>().notNull(),
    messageId: text('message_id'),
    claimedAt: instant('claimed_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (t) => [check('email_deliveries_state', sql`${t.state} in ('claimed', 'sent', 'failed')`)],
)

/** The last word of each automation, for the panel of the back office. */
export const automationEvents = pgTable(
  'automation_events',
  {
    id: id(),
    name: text('name').notNull(),
    succeeded: boolean('succeeded').notNull(),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (t) => [index('automation_events_name_idx').on(t.name, t.createdAt.desc())],
)

/** Who changed what and when, shown on the object's page. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    action: text('action').notNull(),
    changes: jsonb('changes').$type<Record<string, { from: unknown; to: unknown }>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [index('audit_entries_entity_idx').on(t.entity, t.entityId, t.createdAt.desc())],
)

/** Counters of the rate limits. Keys are hashes: no address of a person or machine is kept. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limits_expire_idx').on(t.expire)],
)

/** What the reconciler found and could not mend by itself. */
export const reconciliationFindings = pgTable(
  'reconciliation_findings',
  {
    id: id(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    resolvedAt: instant('resolved_at'),
    createdAt: createdAt(),
  },
  (t) => [index('reconciliation_findings_open_idx').on(t.createdAt).where(sql`resolved_at is null`)],
)

/** Small facts about this database, such as the version of the street table that was loaded. */
export const shopFacts = pgTable('shop_facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})
